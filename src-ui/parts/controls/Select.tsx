import { useSignalEffect } from '@preact/signals-react/runtime'
import { type SyntheticEvent, useRef } from 'react'
import type { TextField } from '../form/form-field.ts'
import { SelectBox } from './Control.tsx'
import { FieldBox, FieldLabel } from './Field.tsx'
import { FieldHint, FieldMessage, describedByIds, requiredTag } from './FieldMessage.tsx'

export type SelectOption<A extends string = string> = { readonly value: A; readonly label: string }

type SelectProps = {
  readonly field: TextField
  readonly label: string
  readonly hint: string
  readonly options: readonly SelectOption[]
  readonly placeholder: string
}

/**
 * The browser's select, for a required choice. The empty value shows the placeholder. A locked select does not open.
 */
export const Select = ({ field, label, hint, options, placeholder }: SelectProps) => {
  const select = useRef<HTMLSelectElement>(null)
  useSignalEffect(() => {
    const element = select.current
    const [value, wrong, isLocked] = [field.value.value, field.problem.value !== null, field.isLocked.value]
    if (element === null) return
    element.setAttribute('aria-invalid', String(wrong))
    if (isLocked) element.setAttribute('aria-disabled', 'true')
    else element.removeAttribute('aria-disabled')
    if (element.value !== value) element.value = value
  })
  const holdLocked = (event: SyntheticEvent) => {
    if (field.isLocked.peek()) event.preventDefault()
  }
  return (
    <FieldBox>
      <FieldLabel htmlFor={field.id} must={requiredTag(true)}>
        {label}
      </FieldLabel>
      <FieldHint id={field.id} text={hint} />
      <SelectBox
        id={field.id}
        ref={select}
        defaultValue={field.value.peek()}
        aria-describedby={describedByIds(field.id, hint)}
        aria-required
        onMouseDown={holdLocked}
        onKeyDown={(event) => {
          if (event.key !== 'Tab') holdLocked(event)
        }}
        onChange={(event) => {
          if (!field.enter(event.currentTarget.value)) event.currentTarget.value = field.value.peek()
        }}
        onBlur={() => {
          field.isTouched.value = true
        }}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectBox>
      <FieldMessage field={field} />
    </FieldBox>
  )
}
