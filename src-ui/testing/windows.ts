import { act, fireEvent, within } from '@testing-library/react'
// Loaded at the first refusal otherwise, later than a test looks.
import '../parts/session/show-stop.tsx'
import { dialogs } from '../parts/design/dialogs.ts'
import modal from '../parts/design/ModalHolder.module.css'
import stop from '../parts/design/Stop.module.css'
import reasonNote from '../parts/design/ReasonNote.module.css'

/** Everything that follows from what just happened has happened. */
export const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

/** The window that is open, or null. */
export const shownWindow = () => document.querySelector<HTMLDialogElement>('dialog[open]')

/** The lines of elements of the open window that a selector finds; null while none is open. */
const linesOf = (selector: string): string | null =>
  shownWindow() === null
    ? null
    : [...(shownWindow()?.querySelectorAll(selector) ?? [])].map((line) => line.textContent ?? '').join('\n')

/** True if the open window shows a refusal. */
const isRefusal = (): boolean => shownWindow()?.querySelector(`.${stop.stop}`) !== null

/** The reason of a refusal, or what can be done now, next to the sentences of the open window; null without one. */
export const windowNext = (): string | null => linesOf(`.${modal['next']}, .${stop.reason} > *`) || null

/** The sentences of the open window on what happened, and its help line, without heading and buttons; null when none is. */
export const windowText = (): string | null =>
  linesOf(isRefusal() ? `.${stop.title}` : `.${modal['body']} p:not(.${modal['next']})`)

/** The rule that the open window names below its sentences; null where it names none. */
export const windowReason = (): string | null =>
  shownWindow()?.querySelector(`.${reasonNote.reason}`)?.textContent ?? null

/** Presses an answer of the open window: that of an alert or of a refusal unless another is named. */
export const answer = async (name = isRefusal() ? '첫 화면으로' : '확인') => {
  const open = shownWindow()
  if (open === null) throw new Error('no window is open')
  fireEvent.click(within(open).getByRole('button', { name }))
  await soon()
}

/** Closes what a test left open. */
export const closeWindows = () => act(() => dialogs.discardAll())

/** What the bar of a form says of a press that came to nothing; null while it says nothing, or a window is open instead. */
export const refusalText = (): string | null =>
  shownWindow() === null ? (document.querySelector('[data-action-bar] [role="alert"]')?.textContent ?? null) : null

/** The words of the loud button in the bar of a form. */
export const loudButton = (): string | null =>
  [...document.querySelectorAll('[data-action-bar] > button')].at(-1)?.textContent ?? null

/** How much the bar of a form says is left: `3가지 남음`. */
export const leftText = (): string | null =>
  /\d+가지 남음/.exec(document.querySelector('[data-action-bar]')?.textContent ?? '')?.[0] ?? null
