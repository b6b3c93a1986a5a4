import type { Page } from '@playwright/test'
import { see } from '../journey.ts'

/** Nothing is wider than the screen, once the styles are there. */
export const seeFits = (page: Page, what: string) =>
  see.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0)

/** Sets the text size of the browser: everything measured in `rem` follows, the layout too. */
export const browserTextSize = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const set = async (standard: number, fixed: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
    await see.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`)
  }
  return { asUsual: () => set(16, 13), twiceAsLarge: () => set(32, 26) }
}

/** The same for text alone: the layout is still that of the width of the window. */
export const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

/** With text twice as large nothing is wider than a phone or a desktop; then everything is as before. [E-213] */
export const seeFitsEnlarged = async (page: Page, what: string) => {
  const before = page.viewportSize()
  await enlargeText(page, 200)
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await seeFits(page, `${what} at ${width} px, 200 % text in the layout of the window`)
  }
  await enlargeText(page, 100)
  if (before !== null) await page.setViewportSize(before)
}
