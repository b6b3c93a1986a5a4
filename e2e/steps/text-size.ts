import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { seeNoOverflow } from './layout.ts'

/**
 * Returns functions that set the browser's text size: everything measured in `rem` scales with it, including the
 * layout.
 */
export const makeBrowserTextSizeSetter = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  const set = async (standard: number, fixed: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe(`${standard}px`)
  }
  return { asUsual: () => set(16, 13), twiceAsLarge: () => set(32, 26) }
}

/** Sets the text size only: the layout still follows the window's width. */
export const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`)

/** Checks that with text twice as large nothing is wider than a phone or a desktop; then restores the size. [E-213] */
export const seeNoOverflowEnlarged = async (page: Page, what: string) => {
  const before = page.viewportSize()
  await enlargeText(page, 200)
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await seeNoOverflow(page, `${what} at ${width} px, 200 % text in the layout of the window`)
  }
  await enlargeText(page, 100)
  if (before !== null) await page.setViewportSize(before)
}
