import { fireEvent, screen } from '@testing-library/react'

/** The input with this label. */
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Puts a text into an input without an event, as a browser does before it fires one. */
export const put = (element: HTMLInputElement, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)

/** Types into an input: the text is there first, then the event. */
export const typeInto = (element: HTMLInputElement, text: string, caret = text.length) => {
  element.focus()
  put(element, text)
  element.setSelectionRange(caret, caret)
  fireEvent.input(element)
}
