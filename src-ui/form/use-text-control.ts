import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import type { ChangeEvent, CompositionEvent, RefObject } from 'react'
import type { Clean } from './clean.ts'
import type { TextField } from './field.ts'

const same: Clean = (text) => text

/** What a text input needs from its field. `onTyped` gets each cleaned value, never one inside a composed syllable. */
export type TextControl = {
  readonly field: TextField
  readonly clean?: Clean | undefined
  /** How the value is written while the person is elsewhere (`300,000`). */
  readonly show?: Clean | undefined
  readonly onTyped?: ((value: string) => void) | undefined
}

/** A line of text, or several. */
type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Sets the text and leaves the caret behind the same characters as before. */
const rewrite = (element: TextElement, text: string, clean: Clean) => {
  const caret = clean(element.value.slice(0, element.selectionStart ?? element.value.length)).length
  element.value = text
  if (element.ownerDocument.activeElement === element) element.setSelectionRange(caret, caret)
}

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
    const shown = element.ownerDocument.activeElement === element ? value : show(value)
    if (clean(element.value) !== value || (element.ownerDocument.activeElement !== element && element.value !== shown))
      replace(element, shown)
  })

  const take = (element: TextElement) => {
    const value = clean(element.value)
    if (!composing.current && element.value !== value) rewrite(element, value, clean)
    field.value.value = value
    if (!composing.current) onTyped?.(value)
  }

  return {
    onChange: (event: ChangeEvent<E>) => take(event.currentTarget),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<E>) => {
      composing.current = false
      take(event.currentTarget)
    },
    onFocus: () => {
      if (input.current && show !== same) input.current.value = field.value.peek()
    },
    onBlur: () => {
      field.touched.value = true
      if (input.current && show !== same) input.current.value = show(field.value.peek())
    },
  }
}
