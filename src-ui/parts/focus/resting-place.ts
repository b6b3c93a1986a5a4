const RESTING_ID = 'focus-rests'

/** Returns the first element of the document, so that Tab leads from it into the page. */
const restingPlace = (): HTMLElement => {
  const known = document.getElementById(RESTING_ID)
  if (known !== null) return known
  const place = Object.assign(document.createElement('span'), { id: RESTING_ID, tabIndex: -1, className: 'sr' })
  document.body.prepend(place)
  return place
}

/** True if no element that a person can act on is focused. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.id === RESTING_ID

/**
 * Moves a focus that is on no element outside every page until it is moved on. On the document it would belong to the
 * page that is being left: Orca then reads the title of that page, or silently follows to the heading of the next one.
 * [D1-227]
 */
export const restFocus = (): void => {
  if (isFocusNowhere()) restingPlace().focus({ preventScroll: true })
}
