import { act, fireEvent, within } from '@testing-library/react'
// Loads the code of refusals now. Otherwise it would be loaded only at the first refusal, which is too late for a test.
import '../parts/failure/show-stopping-failure.tsx'
import { dialogs } from '../parts/dialog/dialogs.ts'
import { ALERT_TEXTS } from '../text/ko/kernel/alert.ts'

/** Waits one turn, so that the effects of the last action have run. */
export const waitOneTurn = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** Returns the open dialog; null if there is none. */
export const shownDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/** Returns what is below the heading of the open dialog, without its buttons; null if no dialog is open. */
export const dialogBody = () => shownDialog()?.querySelector('h2')?.parentElement?.nextElementSibling ?? null

/** Returns the buttons below the heading of the open dialog. */
export const dialogButtons = () => [...(shownDialog()?.querySelectorAll(':scope > :first-child ~ * button') ?? [])]

/** Returns the text of all elements that match a selector, with one line for each element; null without a place. */
const linesOf = (place: Element | null, selector: string): string | null =>
  place && [...place.querySelectorAll(selector)].map((line) => line.textContent ?? '').join('\n')

const isRefusal = (): boolean => shownDialog()?.querySelector('[data-actions]') !== null

/**
 * Returns the reason of the refusal in the open dialog, or the next steps that the dialog names; null if there is
 * neither.
 */
export const dialogNextSteps = (): string | null =>
  linesOf(shownDialog(), 'p[id$="-next"], section[id$="-next"] > *') || null

/**
 * Returns what the open dialog says about what happened, with the help line. Leaves out heading and buttons. Null if no
 * dialog is open.
 */
export const dialogText = (): string | null =>
  isRefusal() ? linesOf(shownDialog(), 'h2') : linesOf(dialogBody(), 'p:not([id$="-next"])')

/** Returns the line with the number to read out on the telephone; null if there is none. */
export const referenceCodeText = (place: ParentNode = document): string | null => {
  const [words = ''] = ALERT_TEXTS['reason.code'].split('{number}')
  return [...place.querySelectorAll('p')].map((line) => line.textContent).find((text) => text.startsWith(words)) ?? null
}

/** Returns the rule that is named below the message in the open dialog; null if there is none. */
export const dialogRuleText = (): string | null => referenceCodeText(shownDialog() ?? document.createElement('p'))

/**
 * Clicks a button of the open dialog. By default, this is 확인 or, in a refusal, the button that opens the first page.
 */
export const pressDialogButton = async (name = isRefusal() ? '첫 화면으로' : '확인') => {
  const open = shownDialog()
  if (open === null) throw new Error('no dialog is open')
  fireEvent.click(within(open).getByRole('button', { name }))
  await waitOneTurn()
}

export const closeDialogs = () => act(() => dialogs.discardAll())

/**
 * Fires the event with which a browser announces that the page will be left. Returns true if the page makes the browser
 * ask for confirmation.
 */
export const fireBeforeUnload = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
