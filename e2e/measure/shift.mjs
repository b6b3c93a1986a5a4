// How much of every page moves while it comes, for every screen in every state at three widths: opened directly, and
// followed to from another page of the portal. Chromium's own measure, without what follows a key or a press; every entry
// of a load is added, which is stricter than the worst window of five seconds.
import { STATES, WIDTHS, windowOf } from '../states.mjs'

const AIM = 0.02
/** Everybody may see it, and it asks for nothing. */
const BEFORE = '/ctn-mttr'

/** Runs in the page: keeps every shift, and what moved. */
const keepShifts = () => {
  const kept = { sum: 0, worst: [] }
  globalThis.__shifts = kept
  const nameOf = ({ node }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    return element ? `${element.localName}.${String(element.className).split(' ')[0]}` : 'something gone'
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      kept.sum += value
      if (value > 0.002) kept.worst.push(`${value.toFixed(3)} ${sources.slice(0, 3).map(nameOf).join(' ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The page is there: its heading stands, and nothing more comes. */
const settled = async (page) => {
  await page.locator('h1').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
}

const shiftsOf = (page) => page.evaluate(() => globalThis.__shifts)

/** One state at one width: what moved when it was opened, and when a link led to it. */
const measureState = async (browser, url, { name, path, open }, width, slow) => {
  const context = await browser.newContext({ viewport: windowOf(width), locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  try {
    await context.addCookies([{ name: 'world', value: `shift-${width}-${name}`, url }])
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(`${url}${open}`)
    await page.waitForURL((address) => address.pathname === path)
    await settled(page)
    if (slow) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      await devtools.send('Network.emulateNetworkConditions', slow.line)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    }
    await page.addInitScript(keepShifts)
    await page.reload()
    await settled(page)
    const direct = await shiftsOf(page)
    await page.goto(`${url}${BEFORE}`)
    await settled(page)
    await page.evaluate((to) => {
      Object.assign(globalThis.__shifts, { sum: 0, worst: [] })
      scrollTo(0, 0)
      history.pushState(null, '', to)
    }, path)
    await page.waitForTimeout(100)
    await settled(page)
    const followed = await shiftsOf(page)
    return { direct, followed }
  } finally {
    await context.close()
  }
}

/** Runs in the page: is there one of the fonts that stand in for the portal's until they have come? Phones and Windows have one. */
const hasStandIn = async () => {
  const names = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => ('cssRules' in rule ? [...rule.cssRules] : []))
    .filter((rule) => rule.style?.fontFamily?.includes('Fallback'))
    .flatMap((rule) => [...rule.style.src.matchAll(/local\([^)]*\)/g)].map(([source]) => source))
  if (names.length === 0) throw new Error('no stand-in for the fonts was found in the styles')
  const found = names.map((source, at) => new FontFace(`stand-in-${at}`, source).load())
  return Promise.any(found).then(
    () => true,
    () => false,
  )
}

const sayIfWithoutStandIn = async (browser, url) => {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await settled(page)
    if (!(await page.evaluate(hasStandIn)))
      console.log(
        'no Korean font of a phone is installed here (fonts-noto-cjk): lines break anew when the portal’s comes',
      )
  } finally {
    await page.close()
  }
}

/** Prints every row over the aim, and how many there are. `part` is a part of the names of the states that are wanted. */
export const benchShift = async (browser, url, { part = '', slow = null }) => {
  await sayIfWithoutStandIn(browser, url)
  const states = STATES.filter(({ name }) => name.includes(part))
  const rows = []
  const measureAll = async (width) => {
    for (const state of states) {
      const ways = await measureState(browser, url, state, width, slow).catch((cause) => {
        console.log(`${state.name}, ${width}: not measured, ${String(cause).split('\n')[0]}`)
        return {}
      })
      for (const [way, { sum, worst }] of Object.entries(ways)) {
        rows.push(sum)
        if (sum > AIM)
          console.log(
            `${`${state.name}, ${width}, ${way}`.padEnd(60)} ${sum.toFixed(3).padStart(7)}  aim ≤ ${AIM} OVER  ${worst.join(' | ')}`,
          )
      }
    }
  }
  await Promise.all(WIDTHS.map(measureAll))
  const over = rows.filter((sum) => sum > AIM).length
  console.log(
    `${`layout shift${slow ? ', slow line and processor' : ''}`.padEnd(60)} ${Math.max(...rows)
      .toFixed(3)
      .padStart(7)}  aim ≤ ${AIM} ${over === 0 ? 'ok' : 'OVER'}  ${over} of ${rows.length} loads over it`,
  )
}
