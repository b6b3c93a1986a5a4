import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import type { ChangeEvent, CompositionEvent, RefObject } from 'react'
import type { Clean } from './clean.ts'
import type { TextField } from './field.ts'
import { takeNumber, takeText, type TypedText } from './typed-text.ts'

const same: Clean = (text) => text

/** What a text input needs from its field. `onTyped` gets each cleaned value, never one inside a composed syllable. */
export type TextControl = {
  readonly field: TextField
  readonly clean?: Clean | undefined
  /** How a number stands in the input, with the separators that `clean` takes away (`300,000`). [D3-105] */
  readonly show?: Clean | undefined
  readonly onTyped?: ((value: string) => void) | undefined
}

/** A line of text, or several. */
type TextElement = HTMLInputElement | HTMLTextAreaElement

/** The text as it stands, with the caret where it is; an input that tells no caret has it at its end. */
const typedIn = ({ value, selectionStart }: TextElement): TypedText => ({
  text: value,
  caret: selectionStart ?? value.length,
})

const rewrite = (element: TextElement, { text, caret }: TypedText) => {
  element.value = text
  if (element.ownerDocument.activeElement === element) element.setSelectionRange(caret, caret)
}

const deletesForward = (event: Event): boolean =>
  'inputType' in event && typeof event.inputType === 'string' && /^delete.*Forward$/.test(event.inputType)

/**
 * Puts in a text that the person has not typed. A box that she has just entered, empty or selected as a whole, has it
 * selected: her next key then takes its place and is not added to it.
 */
const replace = (element: TextElement, text: string) => {
  const whole =
    element.ownerDocument.activeElement === element &&
    element.selectionStart === 0 &&
    element.selectionEnd === element.value.length
  element.value = text
  if (whole) element.select()
}

/**
 * Ties an input to its field without rendering anything while one types: the browser owns the text, the signal follows.
 * Nothing is written into the input while an input method is composing a syllable.
 */
export const useTextControl = <E extends TextElement>(
  input: RefObject<E | null>,
  { field, clean = same, show = same, onTyped }: TextControl,
) => {
  const composing = useRef(false)

  useSignalEffect(() => {
    const element = input.current
    const [value, wrong, locked] = [field.value.value, field.problem.value !== null, field.locked.value]
    if (element === null) return
    element.setAttribute('aria-invalid', String(wrong))
    element.readOnly = locked
    element.closest('.field')?.classList.toggle('field--error', wrong)
    if (composing.current) return
    const shown = show(value)
    if (clean(element.value) !== value || (element.ownerDocument.activeElement !== element && element.value !== shown))
      replace(element, shown)
  })

  const take = (element: TextElement, forward = false) => {
    const typed = typedIn(element)
    const taken = show === same ? takeText(typed, clean) : takeNumber(typed, clean, show, { forward })
    if (!composing.current && element.value !== taken.text) rewrite(element, taken)
    field.value.value = taken.value
    if (!composing.current) onTyped?.(taken.value)
  }

  return {
    onChange: (event: ChangeEvent<E>) => take(event.currentTarget, deletesForward(event.nativeEvent)),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<E>) => {
      composing.current = false
      take(event.currentTarget)
    },
    onBlur: () => {
      field.touched.value = true
    },
  }
}
