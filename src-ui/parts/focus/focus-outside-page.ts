const RESTING_ID = 'focus-rests'

/** Tab moves from the document's first element into the page. */
const restingPlace = (): HTMLElement => {
  const known = document.getElementById(RESTING_ID)
  if (known !== null) return known
  const place = Object.assign(document.createElement('span'), { id: RESTING_ID, tabIndex: -1, className: 'sr' })
  document.body.prepend(place)
  return place
}

/** None that a person can act on. */
export const hasNoFocus = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.id === RESTING_ID

/**
 * If no other element has the focus. It would stay on the document, which belongs to the page being left: Orca would
 * read that page's title, or move silently to the heading of the next page. [D1-227]
 */
export const focusOutsidePage = (): void => {
  if (hasNoFocus()) restingPlace().focus({ preventScroll: true })
}
