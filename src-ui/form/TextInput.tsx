import { useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { Clean } from './clean.ts'
import type { TextField } from './field.ts'
import { FieldHint, FieldMessage, describedBy } from './FieldMessage.tsx'
import { useTextControl } from './use-text-control.ts'

export type TextInputProps = {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  /** What may stand in it: see clean.ts. */
  readonly clean?: Clean | undefined
  readonly show?: Clean | undefined
  /** Called with each new value after it was cleaned, never inside a composed syllable. */
  readonly onTyped?: ((value: string) => void) | undefined
  /** Called when the person leaves the field. */
  readonly onLeft?: ((value: string) => void) | undefined
  readonly onEnter?: (() => void) | undefined
  readonly inputMode?: 'numeric' | 'text' | 'email' | 'search' | undefined
  readonly autoComplete?: string | undefined
  readonly short?: boolean | undefined
  readonly optional?: boolean | undefined
  readonly type?: 'text' | 'password' | 'search' | 'datetime-local' | undefined
  /** Stands right of the input: a unit, a button. */
  readonly beside?: ReactNode
} & Pick<ComponentProps<'input'>, 'step' | 'min' | 'max' | 'placeholder'>

/**
 * A line of text. The browser owns it, so typing renders nothing; label, hint, message and their ties are here once. A
 * locked field is read-only and keeps its place.
 */
export const TextInput = (props: TextInputProps) => {
  const { field, label, hint, clean, show, onTyped, onLeft, onEnter, optional = false, beside } = props
  const input = useRef<HTMLInputElement>(null)
  const control = useTextControl(input, { field, clean, show, onTyped })
  const box = (
    <input
      className={props.short ? 'input input--short' : 'input'}
      id={field.id}
      ref={input}
      type={props.type ?? 'text'}
      defaultValue={(show ?? String)(field.value.peek())}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      step={props.step}
      min={props.min}
      max={props.max}
      placeholder={props.placeholder}
      aria-describedby={describedBy(field.id, hint)}
      {...control}
      onBlur={() => {
        control.onBlur()
        onLeft?.(field.value.peek())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
    />
  )
  return (
    <div className="field">
      <label className="field__label" htmlFor={field.id}>
        {label}
        {optional && <span className="optional"> (선택)</span>}
      </label>
      <FieldHint id={field.id} text={hint} />
      {beside === undefined ? (
        box
      ) : (
        <div className="field__row">
          {box}
          {beside}
        </div>
      )}
      <FieldMessage field={field} />
    </div>
  )
}
