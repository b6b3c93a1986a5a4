import { batch } from '@preact/signals-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
} from 'react'
import { extractDigits } from '#domain/text/characters'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import type { TextField } from '../form/form-field.ts'
import { makeKeepDigits, showLeftOut, useTextControl } from './text-control.ts'

export type NumberPart = {
  readonly field: TextField
  /** The accessible name, for example `사업자등록번호 앞 3자리`. */
  readonly label: string
  /** The visible label above the box: `앞 3자리`. */
  readonly caption?: string
  readonly max: number
  /** True if the digits of this box are visible while those of the other boxes are hidden. [D2-110] */
  readonly isShown?: true
}

/** The properties that all boxes of one number have in common. */
export type NumberPartGroup = {
  readonly parts: readonly NumberPart[]
  /**
   * Splits a complete number that was entered into one box into its parts. Returns null for any other text, which the
   * box then handles itself. [E-203] [D1-242]
   */
  readonly spread: (text: string) => readonly string[] | null
  readonly onEnter?: (() => void) | undefined
  /** The id of the next field. The last digit moves the focus there. */
  readonly next?: string | undefined
}

const inputsOf = (element: Element): HTMLInputElement[] => [
  ...(element.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input') ?? []),
]

/** Focuses a box, with the caret at its end. */
const goTo = (input: HTMLInputElement | undefined) => {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/**
 * Returns the text that an event has added to a box: only the pasted or spoken text, or the whole text if the browser
 * has filled the box. [D1-250]
 */
const putIn = (event: Event, before: string, now: string): string => {
  if ('data' in event && typeof event.data === 'string') return event.data
  if (!('inputType' in event) || event.inputType === undefined || event.inputType === 'insertReplacementText')
    return now
  let [from, to] = [0, 0]
  while (from < before.length && before[from] === now[from]) from += 1
  while (to < before.length - from && before.at(-1 - to) === now.at(-1 - to)) to += 1
  return now.slice(from, now.length - to)
}

/**
 * Connects one box of a number to its field. When the box is full, the focus moves to the next box; when it is empty,
 * Backspace returns to the previous one. Returns the props of the input. [E-078]
 */
export const useNumberPart = (
  input: RefObject<HTMLInputElement | null>,
  { part, index, group }: { readonly part: NumberPart; readonly index: number; readonly group: NumberPartGroup },
) => {
  const { field, max } = part
  const hasEntry = useRef(false)
  const control = useTextControl(input, {
    field,
    clean: makeKeepDigits(max),
    onTyped: (value) => {
      const element = input.current
      // The focus moves on only after the last digit was entered. If a digit in the middle is corrected, the caret
      // stays.
      if (!element || value.length !== max || element.selectionStart !== max) return
      const following = inputsOf(element)[index + 1]
      // Selects the text, so that typing replaces it. [D1-250]
      if (following) {
        following.focus()
        following.select()
      } else if (group.next !== undefined) element.ownerDocument.getElementById(group.next)?.focus()
    },
  })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && group.onEnter) {
      event.preventDefault()
      group.onEnter()
    }
    if (event.key !== 'Backspace' || index === 0 || event.currentTarget.value !== '') return
    event.preventDefault()
    goTo(inputsOf(event.currentTarget)[index - 1])
  }

  /** Fills every box with its part of a complete number. Returns false for anything else. */
  const spreadOver = (element: HTMLInputElement, text: string): boolean => {
    const parts = group.spread(text)
    if (parts === null) return false
    const inputs = inputsOf(element)
    let hasEntered = false
    // Sets all parts in one batch, so that no effect sees a mix of two numbers.
    batch(() => {
      for (const [index, { field: target }] of group.parts.entries()) {
        if (target.enter(parts[index] ?? '')) hasEntered = true
        const box = inputs[index]
        if (box) box.value = target.value.peek()
      }
    })
    if (hasEntered) goTo(inputs.at(-1))
    return true
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (spreadOver(event.currentTarget, event.clipboardData.getData('text'))) event.preventDefault()
  }

  /**
   * Handles an input event. Keyboard suggestions, dictation and autofill do not paste: they insert a complete number in
   * one event. [D1-242] A message says if a part of a number was left out. [D1-850]
   */
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: element, nativeEvent } = event
    const before = field.value.peek()
    const put = putIn(nativeEvent, before, element.value)
    if (spreadOver(element, put)) return
    if (before.length < max || element.value.length !== before.length + put.length) {
      const isCut = put.length > 1 && extractDigits(element.value).length > max
      control.onChange(event)
      const all = group.parts.reduce((sum, each) => sum + each.max, 0)
      return showLeftOut(field, isCut ? fill(COMPONENT_TEXTS['field.partCut'], { all, max }) : null)
    }
    // If no text was replaced, the input is undone: a full box accepts no further digit, so that no digit is pushed
    // out.
    const caret = (element.selectionStart ?? put.length) - put.length
    element.value = before
    element.setSelectionRange(caret, caret)
  }

  /** Selects a full box, so that typing replaces it. [D1-250] */
  const selectFull = (element: HTMLInputElement) => {
    if (element.value.length === max && element.selectionStart === element.selectionEnd) element.select()
  }
  // A click that focuses a box places the caret only after the focus event, so the click handler selects the box again.
  // A second click may place the caret between the digits.
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    hasEntry.current = true
    selectFull(event.currentTarget)
  }
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (hasEntry.current) selectFull(event.currentTarget)
    hasEntry.current = false
  }

  return { ...control, onChange, onFocus, onClick, onKeyDown, onPaste }
}
