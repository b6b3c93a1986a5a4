#!/usr/bin/env node
// `npm run bench`: what a person on a slow phone waits for, as ratios to bare React pages of the same run. Pairs are
// measured A B B A, so that a machine that grows warmer or busier favours neither; the median and the spread are printed.
//   --rounds 5      how often each pair is measured
// The result page is measured with three proofs and with a thousand, the detail page of a proof with as many rows, their
// tasks in processor time: see result.mjs and detail.mjs.
//   --only paint    paint, typing, guarded, guarded-slow, result, detail, tasks, chains, shift, shift-slow, directory, images
//                   or lighthouse alone
//   --part proof    of chains, shift, tasks and lighthouse only the screens with this part in their name: see ../states.mjs
//   --form /aply-info --field 상호명    the page and the label of the field that is typed into
import { chromium } from '@playwright/test'
import { findChromium } from '../ensure-chromium.mjs'
import { benchChains } from './chains.mjs'
import { benchDetail } from './detail.mjs'
import { benchDirectory } from './directory.mjs'
import { benchGuarded } from './guarded.mjs'
import { benchImages } from './images.mjs'
import { benchLighthouse } from './lighthouse.mjs'
import { buildPortal, startPortal } from './portal.mjs'
import { buildReference, serve } from './reference.mjs'
import { benchResult } from './result.mjs'
import { benchShift } from './shift.mjs'
import { median, spread } from './statistics.mjs'
import { benchTasks } from './tasks.mjs'

const flag = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : process.argv[at + 1]
}
const ROUNDS = Number(flag('rounds', 3))
const ONLY = flag('only', null)
const PART = flag('part', '')
const FORM = flag('form', '/aply-info')
const FIELD = flag('field', '상호명')
const KEYS = 40
const WARM_UP = 20
const TARGETS = { paint: 0.45, click: 0.75, typing: 0.55 }

/** A slow line as DevTools throttles it, and a processor of a quarter of the speed. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 88_473 }
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
}
const CPU = 4

const report = (name, ours, theirs, target) => {
  const ratio = median(ours) / median(theirs)
  const verdict = target === undefined ? '' : `aim ≤ ${target} ${ratio <= target ? 'ok' : 'OVER'}`
  console.log(
    `${name.padEnd(34)} ${spread(ours, 1).padStart(26)} ${spread(theirs, 1).padStart(26)} ${ratio.toFixed(2).padStart(7)}  ${verdict}`,
  )
}

/** Measures a pair in the order A B B A, and answers both lists. */
const pairs = async (ours, theirs) => {
  const found = { ours: [], theirs: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    found.ours.push(await ours())
    found.theirs.push(await theirs(), await theirs())
    found.ours.push(await ours())
  }
  return found
}

const slowPage = async (browser) => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return { context, page }
}

/** Runs in the page: when its first contentful paint was; nothing before it. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

/** First paint of a page. Nothing runs in it before all is loaded: on this processor what waits for an element takes 100 ms. */
const paintOf = (browser, url) => async () => {
  const { context, page } = await slowPage(browser)
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    return await (await page.waitForFunction(firstPaint)).jsonValue()
  } finally {
    await context.close()
  }
}

/**
 * A click on a page's first link as soon as that can be seen: until the next page, whether loaded or drawn in place, shows
 * anything, and until it shows its heading. Milliseconds from the first navigation on.
 */
const clickOf = (browser, url) => async () => {
  const { context, page } = await slowPage(browser)
  try {
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    const link = page.locator('main a[href^="/"]').first()
    await link.waitFor({ state: 'visible', timeout: 60_000 })
    await page.waitForFunction(firstPaint)
    const { origin, before, heading } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      before: location.href,
      heading: document.querySelector('h1')?.textContent,
    }))
    await link.click({ noWaitAfter: true })
    await page.waitForURL((next) => String(next) !== before, { timeout: 60_000, waitUntil: 'commit' })
    const shown = await page.waitForFunction(
      (start) => {
        if (performance.timeOrigin === start) return performance.now()
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return paint && performance.timeOrigin - start + paint.startTime
      },
      origin,
      { timeout: 60_000, polling: 'raf' },
    )
    const drawn = await page.waitForFunction(
      ([start, old]) => {
        const now = document.querySelector('h1')
        return (
          now?.getClientRects().length && now.textContent !== old && performance.timeOrigin - start + performance.now()
        )
      },
      [origin, heading],
      { timeout: 60_000, polling: 'raf' },
    )
    return { click: await shown.jsonValue(), drawn: await drawn.jsonValue() }
  } finally {
    await context.close()
  }
}

/** Script time of one key press, in milliseconds: what the page's own code takes, without layout and paint. */
const typingIn = (page, field) => async () => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await devtools.send('Performance.enable')
  const scriptTime = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
  await field.fill('')
  await field.focus()
  for (let key = 0; key < WARM_UP; key += 1) await page.keyboard.press('a')
  // Emptied, because a field that is full gives back every further key, which nobody types by the dozen.
  await field.fill('')
  const before = await scriptTime()
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcdefghij'[key % 10])
  const perKey = ((await scriptTime()) - before) / KEYS
  await devtools.detach()
  return perKey
}

const benchPaint = async (browser, portal, reference) => {
  const [ourUrl, theirUrl] = [`${portal.url}/`, `${reference.url}/`]
  const paints = await pairs(paintOf(browser, ourUrl), paintOf(browser, theirUrl))
  report('/ first paint, ms', paints.ours, paints.theirs, TARGETS.paint)
  const { ours, theirs } = await pairs(clickOf(browser, ourUrl), clickOf(browser, theirUrl))
  const each = (list, what) => list.map((found) => found[what])
  report('/ first click: next page begins', each(ours, 'click'), each(theirs, 'click'), TARGETS.click)
  report('/ first click: its heading is there', each(ours, 'drawn'), each(theirs, 'drawn'))
}

const benchTyping = async (browser, portal, reference) => {
  const context = await browser.newContext({ locale: 'ko-KR' })
  await context.addCookies([{ name: 'world', value: 'bench', url: portal.url }])
  const [form, single] = await Promise.all([context.newPage(), context.newPage()])
  await form.goto(`${portal.url}/__world/enter?persona=new-individual-confirmed&to=${FORM}`)
  const field = form.getByLabel(FIELD).first()
  await field.waitFor()
  // The same number of fields, and the same one of them.
  const { fields, nth } = await field.evaluate((typed) => {
    const all = [...document.querySelectorAll('main :is(input, select, textarea)')]
    return { fields: all.length, nth: all.indexOf(typed) }
  })
  await single.goto(`${reference.url}/?fields=${fields}`)
  const ours = typingIn(form, field)
  const theirs = typingIn(single, single.locator(`#field${nth}`))
  const found = await pairs(
    async () => (await form.bringToFront(), ours()),
    async () => (await single.bringToFront(), theirs()),
  )
  report(`script per key, ${fields} fields, ms`, found.ours, found.theirs, TARGETS.typing)
  await context.close()
}

buildPortal()
const built = await buildReference()
const [portal, page, form] = [await startPortal(), await serve(built.page), await serve(built.form)]
const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const slow = { line: SLOW_4G, cpu: CPU }

/** Every measurement by its name, in the order in which they are made. Those of the first head stand beside a bare page. */
const BESIDE_BARE = ['paint', 'typing', 'images']
const MEASUREMENTS = {
  paint: () => benchPaint(browser, portal, page),
  typing: () => benchTyping(browser, portal, form),
  images: () => benchImages(browser, portal.url, page.url, { pairs, report, cpu: CPU }),
  guarded: () => benchGuarded(browser, portal.url, { rounds: ROUNDS }),
  'guarded-slow': () => benchGuarded(browser, portal.url, { rounds: ROUNDS, slow }),
  result: () => benchResult(browser, portal.url, { rounds: ROUNDS, cpu: CPU }),
  detail: () => benchDetail(browser, portal.url, { rounds: ROUNDS, cpu: CPU }),
  tasks: () => benchTasks(browser, portal.url, page.url, { rounds: ROUNDS, cpu: CPU, part: PART }),
  chains: () => benchChains(browser, portal.url, { part: PART }),
  shift: () => benchShift(browser, portal.url, { part: PART }),
  'shift-slow': () => benchShift(browser, portal.url, { part: PART, slow }),
  directory: () => benchDirectory(browser),
  lighthouse: () => benchLighthouse(executablePath, portal.url, { rounds: ROUNDS, part: PART }),
}
const wanted = Object.keys(MEASUREMENTS).filter((name) => ONLY === null || ONLY === name)
try {
  if (wanted.some((name) => BESIDE_BARE.includes(name)))
    console.log(`${''.padEnd(34)} ${'portal'.padStart(26)} ${'bare React'.padStart(26)} ${'ratio'.padStart(7)}`)
  for (const name of wanted)
    await MEASUREMENTS[name]().catch((error) => {
      // The others take most of an hour, and are right without it.
      console.error(`${name} could not be measured:`, error)
      process.exitCode = 1
    })
} finally {
  await browser.close()
  await Promise.all([portal.close(), page.close(), form.close()])
}
