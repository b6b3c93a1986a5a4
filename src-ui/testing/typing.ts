import { fireEvent, screen } from '@testing-library/react'
import { remainingText } from './action-bar.ts'
import { waitOneTurn } from './shown-dialog.ts'

export const inputLabelled = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Sets the text of an input without an event, as a browser does before it fires the event. */
export const setInputText = (element: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)

/** Types into an input: sets the text, then fires the event. */
export const typeInto = (element: HTMLInputElement, text: string, caret = text.length) => {
  element.focus()
  setInputText(element, text)
  element.setSelectionRange(caret, caret)
  fireEvent.input(element)
}

export const buttonNamed = (name: string) => screen.getByRole('button', { name })

export const typeByLabel = (name: string, text: string) => typeInto(inputLabelled(name), text)

/** Returns the texts that describe an element, in the order in which they are read. */
export const descriptionsOf = (element: Element | null | undefined): readonly string[] =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

/** Clicks a button, and waits for the effects. */
export const pressButton = async (name: string) => {
  const element = buttonNamed(name)
  element.focus()
  fireEvent.click(element)
  await waitOneTurn()
}

/**
 * Presses the button that submits the form (`requiredButton` is its label). While it says where the missing items
 * begin, its first press leads there, so presses it twice. [D1-994] [D1-1005]
 */
export const pressToSubmit = async (requiredButton: string) => {
  if (remainingText()?.endsWith('부터') === true) await pressButton(requiredButton)
  await pressButton(requiredButton)
}

/** Returns the error messages below fields, in page order. */
export const fieldErrors = (): readonly string[] =>
  [...document.querySelectorAll('[id$="-error"]:not([hidden])')].map((line) =>
    (line.textContent ?? '').replace(/^오류: /, ''),
  )

export const chooseBankNamed = (name: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: /은행/ }))
  fireEvent.click(screen.getByRole('option', { name }))
}
