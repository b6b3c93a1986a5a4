import { shownDialog } from './shown-dialog.ts'

/**
 * Returns the message in the action bar of a form after a click was refused; null if there is none, or if a dialog is
 * open.
 */
export const barRefusalText = (): string | null =>
  shownDialog() === null ? (document.querySelector('[data-action-bar] [role="alert"]')?.textContent ?? null) : null

/**
 * Returns the text of the button of the next missing item in the action bar; if none, the label of the required button.
 */
export const nextItemLabel = (): string | null => {
  const bar = '[data-action-bar]'
  const next = document.querySelector(`${bar} span > button`) ?? document.querySelector(`${bar} > button:last-of-type`)
  return next?.textContent ?? null
}

/** Returns how much is left in the action bar, as in `3가지 남음` or `3곳 남음`; null if nothing is. */
export const remainingCountText = (): string | null =>
  /\d+(?:가지|곳) 남음/.exec(document.querySelector('[data-action-bar]')?.textContent ?? '')?.[0] ?? null
