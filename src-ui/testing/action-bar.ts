import { buttonKind } from './button-kind.ts'
import { shownDialog } from './shown-dialog.ts'

/**
 * Returns the message in the action bar of a form after a click was refused; null if there is none, or if a dialog is
 * open.
 */
export const barRefusalText = (): string | null =>
  shownDialog() === null ? (document.querySelector('[data-action-bar] [role="alert"]')?.textContent ?? null) : null

/** Returns the label of a button, without the line below it about how much is left. */
const labelOf = (button: Element): string => {
  const copy = button.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}

export const barButtonLabels = (): readonly string[] =>
  [...document.querySelectorAll('[data-action-bar] button')].map(labelOf)

export const solidButtonLabels = (): readonly string[] =>
  [...document.querySelectorAll('button')].filter((button) => buttonKind(button) === 'primary').map(labelOf)

/** Returns the label of the last button of the action bar, which ends the form; null if there is no action bar. */
export const lastButtonLabel = (): string | null => {
  const last = document.querySelector('[data-action-bar] > button:last-of-type')
  return last && labelOf(last)
}

/** Returns what is left in the action bar, as in `3가지 남음`, `3가지 남음 · 은행부터` or `남은 것: 은행`; null if nothing is. */
export const remainingText = (): string | null =>
  /\d+가지 남음(?: · .*부터)?|남은 것: .*/.exec(document.querySelector('[data-action-bar]')?.textContent ?? '')?.[0] ??
  null
