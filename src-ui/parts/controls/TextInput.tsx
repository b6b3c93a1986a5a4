import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { extractDigits } from '#domain/text/characters'
import { normaliseUnicode } from '#domain/text/normal-form'
import { fillWithParticles } from '#domain/text/particles'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS as T } from '#ui/text/ko/kernel/components.ts'
import { Icon } from '../design/Icon.tsx'
import { focusField, type TextField } from '../form/form-field.ts'
import { InputBox } from './Control.tsx'
import { FieldBox, FieldLabel } from './Field.tsx'
import {
  FieldHint,
  FieldSuccessNote,
  FieldMessage,
  describedByIds,
  type SuccessNoteSignal,
  successId,
  requiredTag,
} from './FieldMessage.tsx'
import {
  type CleanText,
  formatThousands,
  type LeftOutSentence,
  useTextControl,
  formatDateOnBlur,
  formatDateWhileTyping,
} from './text-control.ts'
import styles from './TextInput.module.css'

type TextInputProps = {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  /** Reduces entered text to what the field accepts. */
  readonly clean?: CleanText | undefined
  readonly show?: CleanText | undefined
  /** Returns what the field shows if the cleaning has removed something that the person will miss. */
  readonly leftOut?: LeftOutSentence | undefined
  /** Called with each new value after cleaning; never during composition. */
  readonly onTyped?: ((value: string) => void) | undefined
  readonly onLeft?: (value: string) => void
  /** The id of the next field. Enter moves the focus there, as does the key in the corner of a phone's keyboard. */
  readonly next?: string | undefined
  readonly inputMode?: 'numeric' | 'search'
  readonly placeholder?: string | undefined
  readonly autoComplete?: string
  readonly isShort?: boolean
  readonly isRequired?: boolean
  readonly type?: 'text' | 'password' | 'search' | undefined
  /** A success message about the value. */
  readonly mark?: SuccessNoteSignal | undefined
  /** True while the value is complete and well formed. The input then has a tick at its end. [D2-420] */
  readonly isRight?: ReadonlySignal<boolean>
  /** The element to the right of the input: a unit or a button. */
  readonly beside?: ReactNode
}

/** The tick at the end of an input. */
const RightMark = ({ isRight }: { readonly isRight: ReadonlySignal<boolean> }) => {
  useSignals()
  return (
    isRight.value && (
      <span className={styles.right}>
        <Icon name="check" small />
      </span>
    )
  )
}

/**
 * A one-line text input. The browser owns its text, so that typing renders nothing. The component links label, hint and
 * message to it. A locked field is read-only and stays in the tab order.
 */
export const TextInput = (props: TextInputProps) => {
  const {
    field,
    label,
    hint,
    clean,
    show,
    leftOut,
    onTyped,
    onLeft,
    next,
    isRequired = false,
    isRight,
    beside,
    mark,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const isNumber = props.inputMode === 'numeric'
  const control = useTextControl(input, { field, clean, show, leftOut, onTyped, isNumber })
  const box = (
    <InputBox
      className={props.isShort ? styles.short : undefined}
      id={field.id}
      ref={input}
      type={props.type ?? 'text'}
      defaultValue={(show ?? String)(field.value.peek())}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder}
      enterKeyHint={next === undefined ? undefined : 'next'}
      aria-required={isRequired || undefined}
      aria-describedby={describedByIds(field.id, hint, mark && successId(field.id))}
      {...control}
      onBlur={() => {
        control.onBlur()
        onLeft?.(field.value.peek())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || next === undefined || event.nativeEvent.isComposing) return
        event.preventDefault()
        focusField(next)
      }}
    />
  )
  return (
    <FieldBox>
      <FieldLabel htmlFor={field.id} must={requiredTag(isRequired)}>
        {label}
      </FieldLabel>
      <FieldHint id={field.id} text={hint} />
      {beside === undefined && isRight === undefined ? (
        box
      ) : (
        <div className={isRight === undefined ? styles.row : styles.marked}>
          {box}
          {isRight && <RightMark isRight={isRight} />}
          {beside}
        </div>
      )}
      <FieldMessage field={field} />
      {mark && <FieldSuccessNote id={field.id} mark={mark} />}
    </FieldBox>
  )
}

type DigitsInputProps = Omit<TextInputProps, 'clean' | 'leftOut' | 'inputMode' | 'type'> & {
  /** The maximum number of digits. Further digits are cut off. */
  readonly max: number
  /** Returns all digits of a text, with those that are cut off. */
  readonly digitsOf?: (text: string) => string
}

/** An input for digits only, whether typed or pasted: mobile number, account number. */
export const DigitsInput = ({ max, digitsOf = extractDigits, ...rest }: DigitsInputProps) => (
  <TextInput
    {...rest}
    clean={(text) => digitsOf(text).slice(0, max)}
    leftOut={(text, accepted) => (digitsOf(text).length > accepted.length ? fill(T['field.digitsCut'], { max }) : null)}
    inputMode="numeric"
  />
)

type NumberInputProps = Omit<TextInputProps, 'show' | 'leftOut' | 'inputMode' | 'type' | 'beside'> & {
  /** The unit after the input: 원, 건. */
  readonly unit: string
}

const extractNumber = (text: string) =>
  normaliseUnicode(text, 'NFKC')
    .replace(/[\s,₩]/g, '')
    .replace(/^0+(?=.)/, '')

/**
 * Returns the sentence about characters that were removed from a number although they may change it: `30만`, `1.5`,
 * `-5000`. Separators and the unit do not count. [D3-607]
 */
const onlyDigitsSentence = (unit: string, text: string, accepted: string): string | null => {
  const digits = extractNumber(text.replaceAll(unit, ''))
  if (digits === extractNumber(accepted)) return null
  return accepted === ''
    ? fill(T['field.noDigits'], { typed: text })
    : fillWithParticles(T['field.onlyDigits'], { typed: text, kept: formatThousands(accepted), unit })
}

/**
 * A field for a count or an amount. Its value consists of digits. The input shows them with separators (`300,000`),
 * even while the person types. [D3-105]
 */
export const NumberInput = ({ unit, ...rest }: NumberInputProps) => (
  <TextInput
    {...rest}
    show={formatThousands}
    leftOut={(text, accepted) => onlyDigitsSentence(unit, text, accepted)}
    inputMode="numeric"
    beside={<span className={styles.unit}>{unit}</span>}
  />
)

type DateInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type'>

/**
 * A date as text, because the browser's date field has the browser's language. Hyphens are added automatically.
 * `1965.3.1` and `1965년 3월 1일` are parsed when the person leaves the field; `onLeft` then receives `1965-03-01`.
 * [A-066]
 */
export const DateInput = ({ field, onLeft, ...rest }: DateInputProps) => (
  <TextInput
    isShort
    {...rest}
    field={field}
    clean={formatDateWhileTyping}
    inputMode="numeric"
    onLeft={(text) => {
      const day = formatDateOnBlur(text)
      if (field.enter(day)) onLeft?.(day)
    }}
  />
)
