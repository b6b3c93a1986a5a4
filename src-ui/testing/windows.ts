import { act, fireEvent, within } from '@testing-library/react'
// Loads this code now, because it would be loaded only at the first refusal, which is too late for a test.
import '../parts/session/show-stop.tsx'
import { dialogs } from '../parts/dialog/dialogs.ts'
import modal from '../parts/dialog/ModalHolder.module.css'
import stop from '../parts/design/Stop.module.css'
import reasonNote from '../parts/design/ReasonNote.module.css'

/** Waits one turn, so that the effects of the last action have run. */
export const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** Returns the open dialog; null if there is none. */
export const shownWindow = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/**
 * Returns the text of all elements in the open dialog that match a selector, one on each line; null if there is no
 * dialog.
 */
const linesOf = (selector: string): string | null =>
  shownWindow() === null
    ? null
    : [...(shownWindow()?.querySelectorAll(selector) ?? [])].map((line) => line.textContent ?? '').join('\n')

/** True if the open dialog shows a refusal. */
const isRefusal = (): boolean => shownWindow()?.querySelector(`.${stop.stop}`) !== null

/** Returns the reason for a refusal, or the next steps, in the open dialog; null if there is neither. */
export const windowNext = (): string | null => linesOf(`.${modal['next']}, .${stop.reason} > *`) || null

/**
 * Returns what the open dialog says about what happened, with its help line, but without heading and buttons; null if
 * there is no dialog.
 */
export const windowText = (): string | null =>
  linesOf(isRefusal() ? `.${stop.title}` : `.${modal['body']} p:not(.${modal['next']})`)

/** Returns the rule that is named below the message in the open dialog; null if there is none. */
export const windowReason = (): string | null =>
  shownWindow()?.querySelector(`.${reasonNote.reason}`)?.textContent ?? null

/** Clicks a button of the open dialog; by default, the button of an alert or of a refusal. */
export const answer = async (name = isRefusal() ? '첫 화면으로' : '확인') => {
  const open = shownWindow()
  if (open === null) throw new Error('no window is open')
  fireEvent.click(within(open).getByRole('button', { name }))
  await soon()
}

/** Closes all dialogs. */
export const closeWindows = () => act(() => dialogs.discardAll())

/**
 * Returns the message in the action bar of a form after a click was refused; null if there is none, or if a dialog is
 * open.
 */
export const refusalText = (): string | null =>
  shownWindow() === null ? (document.querySelector('[data-action-bar] [role="alert"]')?.textContent ?? null) : null

/** Returns the label of the main button of the action bar: the next missing item or, if none, the required button. */
export const nextItem = (): string | null =>
  [...document.querySelectorAll('[data-action-bar] > button')].at(-1)?.textContent ?? null

/** Returns the number of open items in the action bar, as in `3가지 남음`; null if there is none. */
export const leftText = (): string | null =>
  /\d+가지 남음/.exec(document.querySelector('[data-action-bar]')?.textContent ?? '')?.[0] ?? null

/** Fires the event before a page is left. True if the page makes the browser ask for confirmation. */
export const isLeavingAsked = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
