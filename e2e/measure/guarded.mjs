// Guarded pages in the page's own clock: how long from a reload, and from following a link inside the portal, until the
// content is there. Beside each, a bare React page that fetches the same data. On an idle machine without limits, or with a
// slow line, a slow processor and nothing kept from the last visit.
import { buildPage, serve } from './reference.mjs'
import { median, spread } from './statistics.mjs'

/** From request to content: in milliseconds without limits, as a ratio to the bare page with them. */
const AIM = { ms: 200, ratio: 1 }

/** What a person comes for on each page; the detail page shows the proof that was chosen on the result page. */
const PAGES = [
  { name: 'result', persona: 'applied-target-selected', path: '/aply-result', content: 'main h2' },
  { name: 'form', persona: 'new-individual-confirmed', path: '/aply-info', content: 'main input' },
  { name: 'detail', persona: 'selected-supplement', path: '/detail-page', content: 'main tbody tr', chosen: true },
  { name: 'opinion', persona: 'hold-opinion-none', path: '/opinion-submit', content: 'main textarea' },
]

/** The page from which a link is followed: everybody may see it, and it asks for nothing. */
const BEFORE = '/ctn-mttr'

const REFERENCE = `import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
const Page = () => {
  const [answers, set] = useState(null)
  useEffect(() => {
    void fetch('/data/list.json').then((list) => list.json())
      .then((paths) => Promise.all(paths.map((path) => fetch(path).then((answer) => answer.json())))).then(set)
  }, [])
  return answers === null ? <main aria-busy="true" /> : <main><h1>기준 화면</h1>{answers.map((answer, i) => <pre key={i}>{JSON.stringify(answer)}</pre>)}</main>
}
const App = () => {
  const [path, go] = useState(location.pathname)
  useEffect(() => { globalThis.__go = (to) => { history.pushState(null, '', to); go(to) } }, [])
  return path === '/before' ? <main><h1>기준</h1></main> : <Page />
}
createRoot(document.querySelector('#root')).render(<StrictMode><App /></StrictMode>)
`

/** Runs in the page: keeps when the content was first there, in milliseconds since the navigation, and every layout shift. */
const watchContent = (content) => {
  const seen = { at: null, shift: 0, from: 0 }
  globalThis.__content = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  globalThis.__watch = () => {
    seen.at = null
    seen.from = performance.now()
    const look = () => {
      if (document.querySelector(content)?.getClientRects().length) seen.at = performance.now() - seen.from
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  globalThis.__watch()
  seen.from = 0
}

const contentTime = async (page) => {
  await page.waitForFunction(() => globalThis.__content.at !== null, undefined, { polling: 20, timeout: 60_000 })
  return page.evaluate(() => globalThis.__content.at)
}

/** One reload, then one way there from another page; `go` follows a link as the page itself would. */
const measureOnce = async (page, { url, path, before, go }) => {
  await page.goto(`${url}${path}`, { waitUntil: 'commit' })
  const reload = await contentTime(page)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => globalThis.__content.shift)
  await page.goto(`${url}${before}`, { waitUntil: 'networkidle' })
  await page.evaluate(
    ([to, source]) => {
      globalThis.__watch()
      if (source === 'reference') globalThis.__go(to)
      else history.pushState(null, '', to)
    },
    [path, go],
  )
  const entry = await contentTime(page)
  return { reload, entry, shift }
}

/** Signs in, and answers what the agency said until the content was there: the reference is given the same. */
const enter = async (page, url, { persona, path, content, chosen }) => {
  await page.goto(`${url}/__world/enter?persona=${persona}&to=${chosen ? '/aply-result' : path}`)
  if (chosen) {
    await page
      .getByRole('button', { name: /상세$/ })
      .first()
      .click()
    await page.waitForURL(`**${path}`)
  }
  await page.locator(content).first().waitFor()
  const answers = []
  const keep = (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''))
  }
  page.on('response', keep)
  await page.reload()
  await page.locator(content).first().waitFor()
  page.off('response', keep)
  return (await Promise.all(answers)).filter((text) => text.startsWith('{') || text.startsWith('['))
}

const desktop = (browser) => browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ko-KR' })

const slowDown = async (page, { line, cpu }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** Measures each page in turn with its reference, A B B A, and prints a line for reload and one for entry. */
export const benchGuarded = async (browser, url, { rounds, slow = null }) => {
  const dist = await buildPage('guarded', REFERENCE)
  console.log(
    `${''.padEnd(34)} ${'portal, ms'.padStart(22)} ${'bare React, ms'.padStart(22)} ${'ratio'.padStart(7)}  ${'CLS'.padStart(6)}`,
  )
  for (const wanted of PAGES) {
    const ours = await desktop(browser)
    await ours.addCookies([{ name: 'world', value: `bench-guarded-${wanted.name}`, url }])
    const page = await ours.newPage()
    const answers = await enter(page, url, wanted)
    await page.addInitScript(watchContent, wanted.content)
    const reference = await serve(dist, answers)
    const theirs = await desktop(browser)
    const bare = await theirs.newPage()
    await bare.addInitScript(watchContent, 'main pre')
    const portal = () => measureOnce(page, { url, path: wanted.path, before: BEFORE, go: 'portal' })
    const plain = () => measureOnce(bare, { url: reference.url, path: '/page', before: '/before', go: 'reference' })
    const found = { ours: [], theirs: [] }
    if (slow) await Promise.all([slowDown(page, slow), slowDown(bare, slow)])
    await portal()
    await plain()
    for (let round = 0; round < rounds; round += 1) {
      found.ours.push(await portal())
      found.theirs.push(await plain(), await plain())
      found.ours.push(await portal())
    }
    for (const way of ['reload', 'entry']) {
      const [a, b] = [found.ours, found.theirs].map((list) => list.map((one) => one[way]))
      const shift = way === 'reload' ? median(found.ours.map((one) => one.shift)).toFixed(3) : ''
      const ratio = median(a) / median(b)
      const [aim, met] = slow ? [AIM.ratio, ratio <= AIM.ratio] : [AIM.ms, median(a) <= AIM.ms]
      console.log(
        `${`${wanted.name}, ${way}${slow ? ', slow' : ''}`.padEnd(34)} ${spread(a).padStart(22)} ${spread(b).padStart(22)} ${ratio.toFixed(2).padStart(7)}  ${shift.padStart(6)}  aim ≤ ${aim} ${met ? 'ok' : 'OVER'}`,
      )
    }
    await Promise.all([ours.close(), theirs.close(), reference.close()])
  }
}
