import { type ReactNode, useRef } from 'react'
import { FieldHint, FieldMark, FieldMessage, describedBy, type Mark, markId, mustWord } from './FieldMessage.tsx'
import { type Clean, withCommas, useTextControl, digits, dateOnLeaving, dateWhileTyping } from './text-control.ts'
import { focusField, type TextField } from './field.ts'
import { InputBox } from './Control.tsx'
import { Field, FieldLabel } from './Field.tsx'
import styles from './TextInput.module.css'

type TextInputProps = {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  /** Returns what of an entered text the field keeps. */
  readonly clean?: Clean | undefined
  readonly show?: Clean | undefined
  /** Called with each new value after it was cleaned, never inside a composed syllable. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** Called when the person leaves the field. */
  readonly onLeft?: ((value: string) => void) | undefined
  /** Id of what comes after: Enter, the key at the corner of a phone's keyboard, leads there. */
  readonly next?: string | undefined
  readonly inputMode?: 'numeric' | 'search' | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: string | undefined
  readonly short?: boolean | undefined
  readonly required?: boolean | undefined
  readonly type?: 'text' | 'password' | 'search' | undefined
  /** A message about the value besides errors. */
  readonly mark?: Mark | undefined
  /** Stands right of the input: a unit, a button. */
  readonly beside?: ReactNode
}

/**
 * A line of text. The browser owns it, so typing renders nothing; label, hint, message and their ties are here once. A
 * locked field is read-only and keeps its place.
 */
export const TextInput = (props: TextInputProps) => {
  const { field, label, hint, clean, show, onTyped, onLeft, next, required = false, beside, mark } = props
  const input = useRef<HTMLInputElement>(null)
  const control = useTextControl(input, { field, clean, show, onTyped })
  const box = (
    <InputBox
      className={props.short ? styles.short : undefined}
      id={field.id}
      ref={input}
      type={props.type ?? 'text'}
      defaultValue={(show ?? String)(field.value.peek())}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      placeholder={props.placeholder}
      enterKeyHint={next === undefined ? undefined : 'next'}
      aria-required={required || undefined}
      aria-describedby={describedBy(field.id, hint, mark && markId(field.id))}
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
    <Field>
      <FieldLabel htmlFor={field.id} must={mustWord(required)}>
        {label}
      </FieldLabel>
      <FieldHint id={field.id} text={hint} />
      {beside === undefined ? (
        box
      ) : (
        <div className={styles.row}>
          {box}
          {beside}
        </div>
      )}
      <FieldMessage field={field} />
      {mark && <FieldMark id={field.id} mark={mark} />}
    </Field>
  )
}

type DigitsInputProps = Omit<TextInputProps, 'clean' | 'inputMode' | 'type'> & {
  /** As many digits as fit; the rest is cut off. */
  readonly max: number
}

/** Digits only, typed or pasted: mobile, account number. */
export const DigitsInput = ({ max, ...rest }: DigitsInputProps) => (
  <TextInput {...rest} clean={digits(max)} inputMode="numeric" />
)

type NumberInputProps = Omit<TextInputProps, 'show' | 'inputMode' | 'type' | 'beside'> & {
  /** Stands behind it: 원, 건. */
  readonly unit: string
}

/** A count or an amount: the field holds digits, in the box they stand as `300,000`, also while one types. [D3-105] */
export const NumberInput = ({ unit, ...rest }: NumberInputProps) => (
  <TextInput {...rest} show={withCommas} inputMode="numeric" beside={<span className={styles.unit}>{unit}</span>} />
)

type DateInputProps = Omit<TextInputProps, 'clean' | 'show' | 'inputMode' | 'type'>

/**
 * A day as text, because the browser's own date field speaks the browser's language. Hyphens come by themselves;
 * `1965.3.1` and `1965년 3월 1일` are understood when the person leaves the field; `onLeft` then gets `1965-03-01`.
 */
export const DateInput = ({ field, onLeft, ...rest }: DateInputProps) => (
  <TextInput
    short
    {...rest}
    field={field}
    clean={dateWhileTyping}
    inputMode="numeric"
    onLeft={(typed) => {
      const day = dateOnLeaving(typed)
      if (field.enter(day)) onLeft?.(day)
    }}
  />
)
