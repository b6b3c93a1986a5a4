// The common parts of the measurements: pairs with a reference, the printed line of a pair, a slow phone, and the
// longest task.

/** A slow network as DevTools simulates it, and a processor with a quarter of the speed. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 88_473 }
const SLOWDOWN = 4

/** Returns the median; the greater of the two middle values if the number of values is even. */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

const spread = (values, digits) => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((n) => n.toFixed(digits))
  return values.length === 1 ? middle : `${middle} (${least}–${most})`
}

const line = (name, ...columns) => console.log(name.padEnd(46), ...columns.map((text) => text.padStart(24)))
export const printHead = (unit, ours = 'portal', theirs = 'bare React') => line(unit, ours, theirs, 'ratio')

/**
 * Prints a line with our median, its spread, the median of the reference, and the aim. The aim is a ratio to the
 * reference or a value.
 */
export const printRow = (name, ours, theirs, { ratio = Infinity, most = Infinity, digits = 1 } = {}) => {
  const [value, quotient] = [median(ours), median(ours) / median(theirs)]
  const aim = [ratio, most].find(Number.isFinite)
  const verdict = aim === undefined ? '' : `aim ≤ ${aim} ${quotient <= ratio && value <= most ? 'ok' : 'OVER'}`
  line(
    name,
    spread(ours, digits),
    spread(theirs, digits),
    Number.isFinite(quotient) ? quotient.toFixed(3) : '',
    verdict,
  )
}

/**
 * Measures both lists of a pair in the order A B B A, so that neither is at an advantage if the machine becomes slower.
 */
export const measurePairs = async (rounds, ours, theirs) => {
  const found = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round += 1) {
    found.ours.push(await ours())
    found.theirs.push(await theirs(), await theirs())
    found.ours.push(await ours())
  }
  return found
}

/** Slows the processor to a quarter of the speed for this page; returns the session with its DevTools. */
export const slowProcessor = async (page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return devtools
}

/** Slows down processor and network. With `cacheDisabled`, no page uses files of an earlier page. */
export const slowDown = async (page, cacheDisabled) => {
  const devtools = await slowProcessor(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
}

let worlds = 0
/**
 * Opens a separate page in a new world of the portal; the page has the size of a desktop unless another size is given.
 */
export const newPage = async (browser, url, viewport = { width: 1280, height: 900 }) => {
  const context = await browser.newContext({ viewport, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  context.setDefaultTimeout(60_000)
  await context.addCookies([{ name: 'world', value: `page-${process.pid}-${++worlds}`, url }])
  return context.newPage()
}

/** Returns the longest task of the page's main thread during `work`, in milliseconds of processor time. */
export const longestTask = async (browser, page, work) => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  // The last frame is part of the task.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = ({ pid, tid }) => threads.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
