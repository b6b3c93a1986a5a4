// Measures how much of every page moves while it loads, for every pictured state at three widths: after a reload, and
// after a link from another page of the portal. Uses the layout shifts that Chromium reports, without those after a key
// or a click. Adds up all shifts of a load, which is stricter than the metric CLS (the worst five seconds).
import type { Page } from '@playwright/test'
import { PICTURED_STATES, type ScreenState, WINDOW_WIDTHS, viewportOfWidth } from '#e2e/states'
import { ensureFonts } from '#tools/programs/ensure-chromium'
import { BEFORE, openNewPage, type PageMeasurementInput, printTableRow, throttlePage } from './figures.ts'
import { serveReferencePage } from './reference.ts'

const AIM = 0.02

type Shifts = { sum: number; readonly moved: string[] }

declare global {
  var __shifts: Shifts
}

/** A performance entry that only Chromium has; the libraries of TypeScript do not declare its type. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node?: Node | null }[]
}

/** Runs in the page: records every layout shift and the elements that moved. */
const keepShifts = () => {
  globalThis.__shifts = { sum: 0, moved: [] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      const names = sources.slice(0, 3).map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return element ? `${element.localName}.${element.classList[0] ?? ''}` : 'something gone'
      })
      globalThis.__shifts.sum += value
      globalThis.__shifts.moved.push(`${value.toFixed(3)} ${names.join(' ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the page is complete: its heading is shown, and nothing more loads. */
const settle = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

const shiftsOf = async (page: Page) => {
  await settle(page)
  await page.waitForTimeout(400)
  return page.evaluate(() => globalThis.__shifts)
}

/**
 * Returns the layout shifts after a reload of a state, and after a link to it. A first visit is not measured, because
 * it shifts when the portal's fonts replace the fonts of the machine.
 */
const measureState = async (
  page: Page,
  url: string,
  { path, open }: ScreenState,
  isSlow: boolean,
): Promise<Readonly<Record<string, Shifts>>> => {
  await page.goto(`${url}${open}`)
  await page.waitForURL((address) => address.pathname === path)
  await settle(page)
  if (isSlow) await throttlePage(page, true)
  await page.addInitScript(keepShifts)
  await page.reload()
  const loadShifts = await shiftsOf(page)
  await page.goto(`${url}${BEFORE}`)
  await settle(page)
  await page.evaluate((to) => {
    globalThis.__shifts = { sum: 0, moved: [] }
    scrollTo(0, 0)
    history.pushState(null, '', to)
  }, path)
  await page.waitForTimeout(100)
  return { loaded: loadShifts, followed: await shiftsOf(page) }
}

/**
 * Prints every load with a shift above the aim, and the largest shift of all. `part` selects the states with this text
 * in their name.
 */
export const measureAndPrintLayoutShift = async ({
  browser,
  url,
  part,
  isSlow,
}: PageMeasurementInput): Promise<void> => {
  if (!ensureFonts()) console.log('no Korean font is installed here: lines break again when the portal’s font loads')
  const reference = await serveReferencePage('data')
  const [ours, theirs]: readonly [number[], number[]] = [[], []]
  const measureAll = async (width: number) => {
    const toFailure = (error: unknown) => ({ 'not measured': { sum: Infinity, moved: [String(error)] } })
    const measure = async (address: string, state: ScreenState, sums: number[]) => {
      const page = await openNewPage(browser, address, viewportOfWidth(width))
      const loads = await measureState(page, address, state, isSlow).catch(toFailure)
      await page.context().close()
      for (const [way, { sum, moved }] of Object.entries(loads)) {
        sums.push(sum)
        if (sum > AIM) console.log(`${state.name}, ${width}, ${way}: ${sum.toFixed(3)}, ${moved.join(' | ')}`)
      }
    }
    await measure(reference, { name: 'bare', path: '/page', open: '/page' }, theirs)
    for (const state of PICTURED_STATES.filter(({ name }) => name.includes(part))) await measure(url, state, ours)
  }
  await Promise.all(WINDOW_WIDTHS.map(measureAll))
  printTableRow(`largest layout shift of ${ours.length} loads`, [Math.max(...ours)], [Math.max(...theirs)], {
    most: AIM,
    digits: 3,
  })
}
