import { batch, computed } from '@preact/signals-react'
import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  Fragment,
  useMemo,
  useRef,
} from 'react'
import { Button } from '../design/Button.tsx'
import {
  describedByIds,
  FieldHint,
  FieldSuccessNote,
  FieldMessage,
  type SuccessNoteSignal,
  successId,
  messageId,
  requiredTag,
} from './FieldMessage.tsx'
import { makeKeepDigits, useTextControl } from './text-control.ts'
import type { TextField } from './form-field.ts'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import { InputBox } from './Control.tsx'
import { FieldSet } from './Field.tsx'
import styles from './NumberPartsInput.module.css'

/** True while a secret is visible. The secret is hidden again on every new visit of the page. */
const useReveal = () => {
  const [shown, setShown] = useState(false)
  return { shown, toggle: () => setShown(!shown) }
}

/** The button that shows or hides a secret, inside its box. Its name says which secret (`주민등록번호 보기`). */
const RevealButton = ({
  reveal,
  words,
}: {
  readonly reveal: ReturnType<typeof useReveal>
  readonly words: { readonly show: string; readonly hide: string }
}) => (
  <Button
    kind="icon"
    className={styles.reveal}
    label={reveal.shown ? words.hide : words.show}
    icon={reveal.shown ? 'eyeOff' : 'eye'}
    onPress={reveal.toggle}
  />
)

export type NumberPart = {
  readonly field: TextField
  /** The accessible name, for example `사업자등록번호 앞 3자리`. */
  readonly label: string
  /** The visible label above the box: `앞 3자리`. */
  readonly caption?: string
  readonly max: number
  /** True if the digits of this box are visible while those of the other boxes are hidden. [D2-110] */
  readonly shown?: true
}

type PartsInputProps = {
  /** The id of the group. The id of the group's message is made from this id. */
  readonly id: string
  readonly legend: string
  readonly hideLegend?: boolean
  readonly hint?: string | undefined
  readonly parts: readonly NumberPart[]
  /** Shows dots in place of digits in every box that is not `shown`, until the person reveals them. */
  readonly secret?: { readonly show: string; readonly hide: string } | undefined
  /** The kind of number. `brno`: three boxes with large digits. `rrn`: two boxes. */
  readonly look: 'brno' | 'rrn'
  /**
   * Splits a complete number that was entered into one box into its parts. Returns null for any other text, which the
   * box then handles itself. [E-203] [D1-242]
   */
  readonly spread?: ((text: string) => readonly string[] | null) | undefined
  readonly onEnter?: () => void
  /** A success message about the whole number. */
  readonly mark?: SuccessNoteSignal | undefined
  /** The id of the next field. The last digit moves the focus there. */
  readonly next?: string | undefined
  /** The id of an element below that says what the number is used for. */
  readonly purposeId?: string
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

type PartBoxProps = {
  readonly part: NumberPart
  readonly index: number
  readonly hidden: boolean
  readonly group: PartsInputProps
}

/**
 * One box, for digits only. When it is full, the focus moves to the next box; when it is empty, Backspace returns to
 * the previous one. A hidden box is not a password field, because browsers would offer to save it. [E-078]
 */
const PartBox = ({ part, index, hidden, group }: PartBoxProps) => {
  const { field, label, caption, max } = part
  const input = useRef<HTMLInputElement>(null)
  const entered = useRef(false)
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
    const spread = group.spread?.(text) ?? null
    if (spread === null) return false
    const inputs = inputsOf(element)
    let entered = false
    // Sets all parts in one batch, so that no effect sees a mix of two numbers.
    batch(() => {
      for (const [index, { field: target }] of group.parts.entries()) {
        if (target.enter(spread[index] ?? '')) entered = true
        const box = inputs[index]
        if (box) box.value = target.value.peek()
      }
    })
    if (entered) goTo(inputs.at(-1))
    return true
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (spreadOver(event.currentTarget, event.clipboardData.getData('text'))) event.preventDefault()
  }

  /**
   * Handles an input event. Keyboard suggestions, dictation and autofill do not paste: they insert a complete number in
   * one event. [D1-242]
   */
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: element, nativeEvent } = event
    const before = field.value.peek()
    const put = putIn(nativeEvent, before, element.value)
    if (spreadOver(element, put)) return
    if (before.length < max || element.value.length !== before.length + put.length) return control.onChange(event)
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
    entered.current = true
    selectFull(event.currentTarget)
  }
  const onClick = (event: MouseEvent<HTMLInputElement>) => {
    if (entered.current) selectFull(event.currentTarget)
    entered.current = false
  }

  const box = (
    <InputBox
      className={hidden ? styles.hidden : undefined}
      id={field.id}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-required
      aria-describedby={messageId(group.id)}
      defaultValue={field.value.peek()}
      {...control}
      onChange={onChange}
      onFocus={onFocus}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  )
  return caption === undefined ? (
    box
  ) : (
    <div className={styles.part}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {box}
    </div>
  )
}

/**
 * A required number in two or three boxes. A business number has 3, 2 and 5 digits, a resident number and a corporate
 * number have 6 and 7. One message is for all boxes. [E-077]
 */
export const NumberPartsInput = (props: PartsInputProps) => {
  const { id, legend, hideLegend = false, hint, parts, look, secret, mark, purposeId } = props
  const reveal = useReveal()
  const complaint = useMemo(
    () => ({
      id,
      problem: computed(() => parts.map(({ field }) => field.problem.value).find((text) => text !== null) ?? null),
    }),
    [id, parts],
  )
  return (
    <FieldSet
      id={id}
      legend={legend}
      hideLegend={hideLegend}
      must={requiredTag(true)}
      describedBy={describedByIds(id, hint, joinClassNamesOrIds(mark && successId(id), purposeId))}
    >
      <FieldHint id={id} text={hint} />
      <div className={joinClassNamesOrIds(styles.parts, styles[look])}>
        {parts.map((part, index) => {
          const isSecret = secret !== undefined && part.shown !== true
          const box = <PartBox part={part} index={index} hidden={isSecret && !reveal.shown} group={props} />
          return (
            <Fragment key={part.field.id}>
              {index > 0 && <span className={styles.dash} aria-hidden="true" />}
              {isSecret ? (
                <div className={styles.secret}>
                  {box}
                  <RevealButton reveal={reveal} words={secret} />
                </div>
              ) : (
                box
              )}
            </Fragment>
          )
        })}
      </div>
      <FieldMessage field={complaint} />
      {mark && <FieldSuccessNote id={id} mark={mark} />}
    </FieldSet>
  )
}
