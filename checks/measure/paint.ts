// Measures the first paint and the first click of `/` on a slow phone, compared with bare pages of four links.
import type { Page } from '@playwright/test'
import { measurePairs, type PageMeasurementInput, printTableRow, throttlePage } from './figures.ts'
import { serveReferencePage } from './reference.ts'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Runs in the page. Returns the time of its first contentful paint; undefined before it. */
const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime

/**
 * Returns the first paint of a page. No script of ours runs in the page until everything is loaded, because waiting for
 * an element takes 100 ms on this processor.
 */
const paintOf = async (page: Page, url: string) => {
  await page.goto(url)
  return Number(await (await page.waitForFunction(firstPaint)).jsonValue())
}

/** The page before a click: when it was opened, its URL and its heading. */
type Before = { readonly origin: number; readonly address: string; readonly heading: Heading }
type Heading = string | null | undefined

/**
 * Runs in the page that a click opened, whether the page was loaded or rendered in place. Returns the milliseconds from
 * the opening of the first page to the first paint of this page.
 */
const nextPaint = ({ origin }: Before) => {
  if (performance.timeOrigin === origin) return performance.now()
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint && performance.timeOrigin - origin + paint.startTime
}

/**
 * Runs in the page that a click opened. Returns the milliseconds until the page has another heading, counted from
 * `start`; if `start` is null, from the click that `keepClick` recorded. Returns false until this heading is visible.
 */
const headingSince = ({ start, heading }: { readonly start: number | null; readonly heading: Heading }) => {
  const now = document.querySelector('h1')
  const isNew = now !== null && now.getClientRects().length > 0 && now.textContent !== heading
  return isNew && performance.timeOrigin + performance.now() - (start ?? Number(sessionStorage.getItem('clicked')))
}

/**
 * Clicks the first link of a page when it becomes visible. Returns two times in milliseconds since the first page was
 * opened: the first paint of the next page, and its heading.
 */
const clickOf = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'commit' })
  const link = page.locator('main a[href^="/"]').first()
  await link.waitFor()
  await page.waitForFunction(firstPaint)
  const before = await page.evaluate(() => ({
    origin: performance.timeOrigin,
    address: location.href,
    heading: document.querySelector('h1')?.textContent,
  }))
  await link.click({ noWaitAfter: true })
  await page.waitForURL((next) => String(next) !== before.address, { waitUntil: 'commit' })
  const shownAt = await page.waitForFunction(nextPaint, before, { polling: 'raf' })
  const drawnAt = await page.waitForFunction(
    headingSince,
    { start: before.origin, heading: before.heading },
    { polling: 'raf' },
  )
  return { begins: Number(await shownAt.jsonValue()), heading: Number(await drawnAt.jsonValue()) }
}

/** A person reads the page for this long before the click. */
const READING_MS = 2000

/** Runs in the page: records when a link was clicked, and keeps the time for the document that it opens. */
const keepClick = () =>
  addEventListener(
    'click',
    () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
    true,
  )

/**
 * Clicks the first link of a page two seconds after its first paint; returns the time until the heading of the next
 * page.
 */
const laterClickOf = async (page: Page, url: string) => {
  await page.addInitScript(keepClick)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(firstPaint)
  await page.waitForTimeout(READING_MS)
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent)
  await page.locator('main a[href^="/"]').first().click({ noWaitAfter: true })
  const drawnAt = await page.waitForFunction(headingSince, { start: null, heading }, { polling: 'raf' })
  return Number(await drawnAt.jsonValue())
}

type Measure<T> = (page: Page, url: string) => Promise<T>

export const measureAndPrintPaint = async ({ browser, url, rounds }: PageMeasurementInput): Promise<void> => {
  const [reference, inChunks] = [await serveReferencePage('links'), await serveReferencePage('chunks')]
  const onPhone =
    <T>(measure: Measure<T>, address: string) =>
    async () => {
      const context = await browser.newContext({ ...PHONE, locale: 'ko-KR' })
      context.setDefaultTimeout(60_000)
      const page = await context.newPage()
      await throttlePage(page, false)
      const result = await measure(page, address)
      await context.close()
      return result
    }
  const pairs = <T>(measure: Measure<T>, otherAddress = reference) =>
    measurePairs(rounds, onPhone(measure, `${url}/`), onPhone(measure, `${otherAddress}/`))
  const paints = await pairs(paintOf)
  printTableRow('/ first paint, ms', paints.ours, paints.theirs, { ratio: 0.45 })
  const { ours, theirs } = await pairs(clickOf)
  const each = (list: typeof ours, part: 'begins' | 'heading') => list.map((click) => click[part])
  printTableRow('/ first click: next page begins, ms', each(ours, 'begins'), each(theirs, 'begins'), { ratio: 0.75 })
  printTableRow('/ first click: its heading is there, ms', each(ours, 'heading'), each(theirs, 'heading'))
  const laterPairs = await pairs(laterClickOf, inChunks)
  printTableRow('/ click after 2 s: until the heading, ms', laterPairs.ours, laterPairs.theirs, { ratio: 0.5 })
}
