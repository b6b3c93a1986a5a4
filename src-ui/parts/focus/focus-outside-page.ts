const RESTING_ID = 'focus-rests'

/** Returns the first element of the document, because Tab moves from it into the page. */
const restingPlace = (): HTMLElement => {
  const existing = document.getElementById(RESTING_ID)
  if (existing !== null) return existing
  const place = Object.assign(document.createElement('span'), { id: RESTING_ID, tabIndex: -1, className: 'sr' })
  document.body.prepend(place)
  return place
}

/** True while the focus is outside every page, on its way to the element that will get it. */
export const isFocusResting = (): boolean => document.activeElement?.id === RESTING_ID

/** True if no element that a person can act on has the focus. */
export const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body || isFocusResting()

/**
 * Focuses an element outside every page if no other element has the focus. Without that, the focus would stay on the
 * document, which belongs to the page that is being left. Orca would then read the title of that page, or move silently
 * to the heading of the next page. [D1-227]
 */
export const focusOutsidePage = (): void => {
  if (hasNoFocus()) restingPlace().focus({ preventScroll: true })
}
