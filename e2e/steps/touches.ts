import type { Locator, Page } from '@playwright/test'
import { expect } from '../journey.ts'

type TouchCounts = { readonly taps: number; readonly keys: number; readonly scrolls: number }

const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (box === null) throw new Error('a finger finds nothing to touch')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** True if a tap at the place of this element would hit the element itself, and nothing above it. */
const isUnderFinger = async (target: Locator): Promise<boolean> => {
  const { x, y } = await middleOf(target)
  return target.evaluate(
    (element, [left, top]) => {
      const elementAtPoint = document.elementFromPoint(left, top)
      return (
        elementAtPoint !== null &&
        (element.contains(elementAtPoint) || elementAtPoint.closest('label')?.contains(element) === true)
      )
    },
    [x, y] as const,
  )
}

/** Scrolls like a thumb: by three quarters of the window, or less at the end of the page. */
const swipe = (page: Page, down: boolean) =>
  page.evaluate((sign) => scrollBy({ top: sign * 0.75 * innerHeight, behavior: 'instant' }), down ? 1 : -1)

/** Returns the number of key presses on a Korean keyboard: a syllable takes two or three. */
const keysOf = (text: string): number => text.normalize('NFD').length

/**
 * Returns simulated touch actions that are counted and that do only what a finger can do: elements are not scrolled
 * into view automatically.
 */
export const makeCountedTouches = (page: Page) => {
  const effort = { taps: 0, keys: 0, scrolls: 0 }

  /** Taps an element; if a finger cannot reach it, scrolls to it first, and counts each scroll. */
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible()
    // A dialog that is opening or closing ignores taps.
    await page.waitForFunction(() => document.querySelector('[data-unsettled]') === null)
    for (let moves = 0; moves < 12 && !(await isUnderFinger(target)); moves += 1) {
      const { y } = await middleOf(target)
      await swipe(page, y > (page.viewportSize()?.height ?? 0) / 2)
      effort.scrolls += 1
    }
    expect(await isUnderFinger(target), String(target)).toBe(true)
    const { x, y } = await middleOf(target)
    await page.touchscreen.tap(x, y)
    effort.taps += 1
  }

  const type = async (target: Locator, text: string) => {
    await expect(target).toBeFocused()
    for (const character of text) await page.keyboard.insertText(character)
    effort.keys += keysOf(text)
  }

  /** Presses the keyboard's key for the next field. */
  const pressNextFieldKey = async () => {
    await page.keyboard.press('Enter')
    effort.keys += 1
  }

  return { tap, type, pressNextFieldKey, effort: (): TouchCounts => ({ ...effort }) } as const
}
