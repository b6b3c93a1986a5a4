// The common parts of the measurements: measuring a page together with its reference, printing the result as a line,
// simulating a slow phone, and finding the longest task.

import type { Browser, CDPSession, Page } from '@playwright/test'
import { startTrace, stopTrace } from '#tools/programs/trace-tasks'

/** The page to navigate from: it is open to everyone and sends no API call. */
export const BEFORE = '/ctn-mttr'

/** The input of a measurement of pages: the options of `npm run bench`, a browser, and the URL of the portal. */
export type PageMeasurementInput = {
  readonly browser: Browser
  readonly url: string
  readonly rounds: number
  readonly part: string
  readonly isSlow: boolean
}
/** The measured values of each round, for our page and for the reference. */
type MeasuredPairs<T> = { readonly ours: readonly T[]; readonly theirs: readonly T[] }
type Aim = { readonly ratio?: number; readonly most?: number; readonly digits?: number }

/** A slow network as DevTools simulates it, and a processor with a quarter of the speed. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 88_473 }
const SLOWDOWN = 4

/** Returns the median; the greater of the two middle values if the number of values is even. */
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

const spread = (values: readonly number[], digits: number) => {
  const middle = median(values).toFixed(digits)
  const ends = [Math.min(...values), Math.max(...values)].map((n) => n.toFixed(digits)).join('–')
  return values.length === 1 ? middle : `${middle} (${ends})`
}

const line = (name: string, ...columns: readonly string[]) =>
  console.log(name.padEnd(46), ...columns.map((text) => text.padStart(24)))
export const printTableHead = (unit: string, ours = 'portal', theirs = 'bare React'): void =>
  line(unit, ours, theirs, 'ratio')

/**
 * Prints a line with both medians and their spreads, the ratio of the medians, and the aim. The aim is a ratio to the
 * reference or a value.
 */
export const printTableRow = (
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  { ratio = Infinity, most = Infinity, digits = 1 }: Aim = {},
): void => {
  const value = median(ours)
  const quotient = value / median(theirs)
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
export const measurePairs = async <T>(
  rounds: number,
  ours: () => Promise<T>,
  theirs: () => Promise<T>,
): Promise<MeasuredPairs<T>> => {
  const pairs: { readonly ours: T[]; readonly theirs: T[] } = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round += 1) {
    pairs.ours.push(await ours())
    pairs.theirs.push(await theirs(), await theirs())
    pairs.ours.push(await ours())
  }
  return pairs
}

/** Slows the processor to a quarter of the speed for this page; returns the session with its DevTools. */
export const throttleProcessor = async (page: Page): Promise<CDPSession> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return devtools
}

/** Slows down processor and network. With `cacheDisabled`, no page uses files of an earlier page. */
export const throttlePage = async (page: Page, cacheDisabled: boolean): Promise<void> => {
  const devtools = await throttleProcessor(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE)
}

let worlds = 0
/**
 * Opens a separate page in a new world of the portal; the page has the size of a desktop unless another size is given.
 */
export const openNewPage = async (
  browser: Browser,
  url: string,
  viewport = { width: 1280, height: 900 },
): Promise<Page> => {
  const context = await browser.newContext({ viewport, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  context.setDefaultTimeout(60_000)
  await context.addCookies([{ name: 'world', value: `page-${process.pid}-${++worlds}`, url }])
  return context.newPage()
}

/** Returns the longest task of the page's main thread during `work`, in milliseconds of processor time. */
export const measureLongestTask = async (
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> => {
  await startTrace(browser, page)
  await work()
  // Waits until one more frame has been drawn, because drawing the result counts as part of the measured work.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  const { mainThreadTasks } = await stopTrace(browser)
  return mainThreadTasks[0] ?? 0
}
