import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/**
 * Runs in the page: focuses each stop of Tab and returns the stops that are not visible with the focus, each with the
 * reason.
 */
const hiddenStops = (): readonly string[] => {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  const FINGER = 44
  const modal = document.querySelector('dialog:modal')
  const stops = [...(modal ?? document).querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  /** True if a press on `hit` reaches the tab stop: `hit` is in the stop itself or in its label. */
  const isOf = (stop: HTMLElement, hit: Element | null) =>
    hit !== null &&
    (stop.contains(hit) || [...((stop as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)))
  const whyHidden = (stop: HTMLElement): string | null => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    stop.focus()
    if (document.activeElement !== stop) return 'takes no focus'
    const lines = [...stop.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (lines.length === 0) return 'has no size'
    for (const { left, right, top, bottom } of lines) {
      const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
      // For a tall element, such as a text area or a list, a visible area of the size of a finger is enough.
      if (left < -1 || right > innerWidth + 1 || to - from < Math.min(bottom - top - 1, FINGER))
        return 'is not in the window'
      const rows = to - from > 2 * FINGER ? [from + FINGER / 2, to - FINGER / 2] : [(from + to) / 2]
      // Tests two pixels inside the edge, because at one pixel a neighbour that begins at a fraction of a pixel could
      // be hit.
      const elementsAbove = rows.map((y) =>
        [left + 2, (left + right) / 2, right - 2]
          .map((x) => document.elementFromPoint(x, y))
          .find((hit) => !isOf(stop, hit)),
      )
      const [hit] = elementsAbove
      if (!elementsAbove.includes(undefined))
        return `lies behind <${hit?.localName} class="${hit?.getAttribute('class')}">`
    }
    return null
  }
  const hidden = stops.flatMap((stop) => {
    const reason = whyHidden(stop)
    const name = stop.getAttribute('aria-label') ?? stop.textContent?.trim()
    return reason === null ? [] : [`${stop.localName} ${name || stop.id} ${reason}`]
  })
  // The next press of Tab begins at the top of the page again.
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  scrollTo(0, 0)
  return hidden
}

/**
 * Checks that every stop of Tab is visible when it has the focus: it has a size, is in the window, and is not covered.
 * [D1-227]
 */
export const seeVisibleTabStops = async (page: Page, description: string): Promise<void> =>
  expect(await page.evaluate(hiddenStops), `${description}: stops of Tab that cannot be seen`).toEqual([])
