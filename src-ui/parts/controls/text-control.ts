import { useSignalEffect } from '@preact/signals-react/runtime'
import { type ChangeEvent, type CompositionEvent, type RefObject, useRef } from 'react'
import { characterCount, cutText, extractDigits, removeInvisible } from '#domain/text/characters'
import { normaliseUnicode } from '#domain/text/normal-form'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS, DATE_UNIT_CHARACTERS } from '#ui/text/ko/kernel/components.ts'
import { announce } from '../dialog/announcer.ts'
import type { TextField } from '../form/form-field.ts'

/**
 * Edits typed or pasted text: removes rejected characters or inserts separators. If it is applied again, nothing
 * changes.
 */
export type CleanText = (text: string) => string

/** Keeps at most `max` digits. Full-width digits count as digits, and leading zeros stay. [E-077] [D1-242] */
export const makeKeepDigits =
  (max = Number.POSITIVE_INFINITY): CleanText =>
  (text) =>
    extractDigits(text, max)

/** Keeps at most `max` characters, counted in NFC. Never cuts within a character. [A-061] [D3-106] */
export const makeLengthLimiter =
  (max: number): CleanText =>
  (text) =>
    cutText(text, max)

/** Returns the sentence about what was left out of a typed text; null if nothing is missing. [D2-645] */
export type LeftOutSentence = (text: string, accepted: string) => string | null

/** The first characters of the missing part of a text, by which a person recognises it. */
const QUOTED_CHARACTERS = 12

/** Makes the sentence about the end of a text that is longer than `max` characters. [D2-645] */
export const makeTextCutSentence =
  (max: number, sentence: string): LeftOutSentence =>
  (typedText, accepted) => {
    const composedTexts = [typedText, removeInvisible(typedText)].map((text) => normaliseUnicode(text, 'NFC'))
    const missingText =
      composedTexts
        .find((text) => text.startsWith(accepted))
        ?.slice(accepted.length)
        .trim() ?? ''
    const n = characterCount(missingText)
    const quotedText = n > QUOTED_CHARACTERS ? `${cutText(missingText, QUOTED_CHARACTERS)}…` : missingText
    return n === 0 ? null : fill(sentence, { max, rest: quotedText, n })
  }

/** Shows below a field, and announces once, what was left out of the text that the person has entered. */
export const showLeftOut = (field: TextField, sentence: string | null): void => {
  if (sentence === null || sentence === field.problem.peek()) return
  field.refuse(sentence)
  announce(sentence)
}

/** Matches characters that no date contains: a date is written as `1965.3.1`, `1965-3-1` or `1965년 3월 1일`. */
const NOT_OF_A_DATE = new RegExp(`[^\\d./ ${DATE_UNIT_CHARACTERS}-]`, 'g')

/**
 * Formats a date while it is typed: eight digits get hyphens (`19650301` → `1965-03-01`), other characters are removed.
 */
export const formatDateWhileTyping: CleanText = (text) => {
  const acceptedText = normaliseUnicode(text, 'NFKC').replace(NOT_OF_A_DATE, '').slice(0, 14)
  const plain = acceptedText.replace(/^(\d{4})-/, '$1').replace(/^(\d{6})-/, '$1')
  if (!/^\d*$/.test(plain)) return acceptedText
  return [plain.slice(0, 4), plain.slice(4, 6), plain.slice(6, 8)].filter((part) => part !== '').join('-')
}

/** Formats a date when the person leaves the field: `1965.3.1`, `1965년 3월 1일` and `1965-3-1` become `1965-03-01`. */
export const formatDateOnBlur: CleanText = (text) => {
  const parts = text.split(/\D+/).filter((part) => part !== '')
  const [year, month, day] = parts
  return parts.length === 3 && year?.length === 4 && month && day && month.length <= 2 && day.length <= 2
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : formatDateWhileTyping(text)
}

/** Formats `300000` as `300,000`. The text must be digits, at most 30. */
export const formatThousands = (text: string): string => text.replace(/\B(?=(?:\d{3}){1,9}$)/g, ',')

/**
 * Formats `01012345678` as `010-1234-5678`, even while it is typed: three digits, four digits, and the rest. [D2-165]
 */
export const formatMobileWhileTyping: CleanText = (digitsOnly) =>
  [digitsOnly.slice(0, 3), digitsOnly.slice(3, 7), digitsOnly.slice(7)].filter((part) => part !== '').join('-')

/** The state of a text input; `caret` is a position between its characters. */
export type TypedText = { readonly text: string; readonly caret: number }

/** The result of a change in an input: the value of its field, the text that is shown, and the caret. */
type AcceptedText = TypedText & { readonly value: string }

/**
 * Cleans a text. The caret stays after the characters that were before it. If the cleaning changed those characters,
 * the caret stays before the characters that were after it.
 */
export const cleanTypedText = ({ text, caret }: TypedText, clean: CleanText): AcceptedText => {
  const value = clean(text)
  if (value === text) return { value, text, caret }
  const before = clean(text.slice(0, caret))
  const position = value.startsWith(before) ? before.length : value.length - clean(text.slice(caret)).length
  return { value, text: value, caret: Math.max(0, Math.min(position, value.length)) }
}

/**
 * Formats a number with separators while it is typed (`123,456`). The caret stays after the same digits. `forward`: the
 * person deletes towards the end, so the caret skips a separator, because the separator would be restored immediately.
 * [P-030] [D3-105]
 */
export const acceptFormattedText = (
  { text, caret }: TypedText,
  clean: CleanText,
  show: CleanText,
  { forward = false }: { readonly forward?: boolean } = {},
): AcceptedText => {
  const { value, caret: digits } = cleanTypedText({ text, caret }, clean)
  const shownText = show(value)
  const position = new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shownText)?.[0].length ?? 0
  const isSeparator = /^\D/.test(shownText.slice(position))
  return { value, text: shownText, caret: forward && isSeparator && digits > 0 ? position + 1 : position }
}

const unchanged: CleanText = (text) => text

/** True for words in place of a number, for example dictated ones. */
const isWithoutDigits = (typedText: string, accepted: string): boolean => accepted === '' && /\p{L}/u.test(typedText)

/** The options of a text control. `onTyped` is called with each cleaned value, but not during composition. */
type TextControl = {
  readonly field: TextField
  readonly clean?: CleanText | undefined
  /** Formats a number for display, with the separators that `clean` removes (`300,000`). [D3-105] */
  readonly show?: CleanText | undefined
  readonly onTyped?: ((value: string) => void) | undefined
  readonly leftOut?: LeftOutSentence | undefined
  /** True for a number, which a text without digits does not replace. [D2-773] */
  readonly isNumber?: boolean
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Returns text and caret of an input. If the input has no caret, it is at the end. */
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
 * Writes text that the person has not typed. If the input is focused and was empty or selected as a whole, the new text
 * is selected, so that the next key replaces it.
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
 * Connects an input to its field, without rendering while the person types: the browser owns the text, and the signal
 * follows it. Nothing is written into the input while an input method composes a syllable.
 */
export const useTextControl = <E extends TextElement>(
  input: RefObject<E | null>,
  { field, clean = unchanged, show = unchanged, onTyped, leftOut, isNumber = false }: TextControl,
) => {
  const composing = useRef(false)

  // Two separate effects, because the text changes with every key press, but the state of the field changes rarely.
  useSignalEffect(() => {
    const element = input.current
    const [wrong, isLocked] = [field.problem.value !== null, field.isLocked.value]
    if (element === null) return
    element.setAttribute('aria-invalid', String(wrong))
    element.readOnly = isLocked
  })
  useSignalEffect(() => {
    const element = input.current
    const value = field.value.value
    if (element === null || composing.current) return
    const shownText = show(value)
    if (element.value === shownText) return
    if (clean(element.value) !== value || element.ownerDocument.activeElement !== element) replace(element, shownText)
  })

  const accept = (element: TextElement, forward = false) => {
    const typedText = typedIn(element)
    const acceptedText =
      show === unchanged ? cleanTypedText(typedText, clean) : acceptFormattedText(typedText, clean, show, { forward })
    if (isNumber && isWithoutDigits(typedText.text, acceptedText.value)) {
      if (composing.current) return
      replace(element, show(field.value.peek()))
      return showLeftOut(field, fill(COMPONENT_TEXTS['field.noDigits'], { typed: typedText.text }))
    }
    if (!field.enter(acceptedText.value)) return replace(element, show(field.value.peek()))
    if (!composing.current && element.value !== acceptedText.text) rewrite(element, acceptedText)
    if (composing.current) return
    showLeftOut(field, leftOut?.(typedText.text, acceptedText.value) ?? null)
    onTyped?.(acceptedText.value)
  }

  return {
    onChange: (event: ChangeEvent<E>) => accept(event.currentTarget, deletesForward(event.nativeEvent)),
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: (event: CompositionEvent<E>) => {
      composing.current = false
      accept(event.currentTarget)
    },
    onBlur: () => {
      field.isTouched.value = true
    },
  }
}
