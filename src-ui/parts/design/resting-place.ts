const RESTING_ID = 'focus-rests'

/** The first thing of the document, so that Tab leads from it into the page. */
const restingPlace = (): HTMLElement => {
  const known = document.getElementById(RESTING_ID)
  if (known !== null) return known
  const place = Object.assign(document.createElement('span'), { id: RESTING_ID, tabIndex: -1, className: 'sr' })
  document.body.prepend(place)
  return place
}

/** True if nothing that a person could act on has the focus. */
export const isFocusNowhere = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.id === RESTING_ID

/**
 * Where nothing has the focus, it rests outside of every page until it is moved. Left on the document, it is in the page that
 * goes: Orca says the title of that page, or follows to the heading of the next one in silence. [D1-227]
 */
export const restFocus = (): void => {
  if (isFocusNowhere()) restingPlace().focus({ preventScroll: true })
}
