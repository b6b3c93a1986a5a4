import type { Locator, Page } from '@playwright/test'
import { see } from '../journey.ts'

/** What a way costs the person who goes it. */
export type Effort = { readonly taps: number; readonly keys: number; readonly scrolls: number }

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('a finger finds nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** True if a tap there would hit this element and nothing above it. */
const isUnderFinger = async (target: Locator): Promise<boolean> => {
  const { x, y } = await middleOf(target)
  return target.evaluate(
    (element, [left, top]) => {
      const met = document.elementFromPoint(left, top)
      return met !== null && (element.contains(met) || met.closest('label')?.contains(element) === true)
    },
    [x, y] as const,
  )
}

/** What a thumb moves the page by: three quarters of the window, less where the page ends. */
const swipe = (page: Page, down: boolean) =>
  page.evaluate((sign) => scrollBy({ top: sign * 0.75 * innerHeight, behavior: 'instant' }), down ? 1 : -1)

/** Keys of a Korean keyboard: a syllable is two or three letters. */
const keysOf = (text: string): number => text.normalize('NFD').length

/** A finger on the glass that counts what it does, and does nothing that a finger cannot: no element is brought into view for it. */
export const countTouches = (page: Page) => {
  const effort = { taps: 0, keys: 0, scrolls: 0 }

  /** Touches an element where it is seen; out of sight, the page is moved to it first, and that counts. */
  const tap = async (target: Locator) => {
    await see(target).toBeVisible()
    // A window that still comes or goes takes no press.
    await page.waitForFunction(() => document.querySelector('[data-unsettled]') === null)
    for (let moved = 0; moved < 12 && !(await isUnderFinger(target)); moved += 1) {
      const { y } = await middleOf(target)
      await swipe(page, y > (page.viewportSize()?.height ?? 0) / 2)
      effort.scrolls += 1
    }
    see(await isUnderFinger(target), String(target)).toBe(true)
    const { x, y } = await middleOf(target)
    await page.touchscreen.tap(x, y)
    effort.taps += 1
  }

  /** Types into the field that the way has led to. */
  const type = async (target: Locator, text: string) => {
    await see(target).toBeFocused()
    for (const character of text) await page.keyboard.insertText(character)
    effort.keys += keysOf(text)
  }

  /** The key at the corner of the keyboard that leads on. */
  const goOn = async () => {
    await page.keyboard.press('Enter')
    effort.keys += 1
  }

  return { tap, type, goOn, effort: (): Effort => ({ ...effort }) } as const
}
