import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import type { TextField } from '../form/form-field.ts'
import { InputBox } from './Control.tsx'
import { FieldBox, FieldLabel } from './Field.tsx'
import { FieldHint, FieldMessage, describedByIds } from './FieldMessage.tsx'

/** The value of a field that has a day but no time yet. No rule accepts this value as a date. */
const UNFINISHED = '-'

type DateTimeInputProps = {
  readonly field: TextField
  readonly label: string
  readonly hint: string | undefined
  readonly stepMinutes: number
  readonly settle: (text: string) => string
}

/**
 * A field for a date with a time, `YYYY-MM-DDTHH:mm`. It uses the browser's control. Its arrow keys change the time by
 * `stepMinutes`. `settle` converts the typed value when the person leaves the field.
 */
export const DateTimeInput = ({ field, label, hint, stepMinutes, settle }: DateTimeInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  useSignalEffect(() => {
    const [element, value, wrong] = [input.current, field.value.value, field.problem.value !== null]
    if (element === null) return
    element.readOnly = field.isLocked.value
    element.setAttribute('aria-invalid', String(wrong))
    if (value !== UNFINISHED && element.value !== value) element.value = value
  })
  const read = (element: HTMLInputElement) => {
    if (!field.enter(element.validity.badInput ? UNFINISHED : element.value)) element.value = field.value.peek()
  }
  return (
    <FieldBox>
      <FieldLabel htmlFor={field.id}>{label}</FieldLabel>
      <FieldHint id={field.id} text={hint} />
      <InputBox
        type="datetime-local"
        id={field.id}
        ref={input}
        step={stepMinutes * 60}
        defaultValue={field.value.peek()}
        autoComplete="off"
        aria-describedby={describedByIds(field.id, hint)}
        onChange={(event) => read(event.currentTarget)}
        onBlur={(event) => {
          read(event.currentTarget)
          field.enter(settle(field.value.peek()))
          field.isTouched.value = true
        }}
      />
      <FieldMessage field={field} />
    </FieldBox>
  )
}
