const RESTING_ID = 'focus-rests'

/** Returns the first element of the document, because Tab moves from it into the page. */
const restingPlace = (): HTMLElement => {
  const known = document.getElementById(RESTING_ID)
  if (known !== null) return known
  const place = Object.assign(document.createElement('span'), { id: RESTING_ID, tabIndex: -1, className: 'sr' })
  document.body.prepend(place)
  return place
}

/** True if the focused element is none that a person can act on. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.id === RESTING_ID

/**
 * Moves a focus that is on no element to a place outside every page, until it is moved on. On the document, the focus
 * would belong to the page that is being left: Orca then reads the title of that page, or silently follows to the
 * heading of the next page. [D1-227]
 */
export const restFocus = (): void => {
  if (isFocusNowhere()) restingPlace().focus({ preventScroll: true })
}
