import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import type { Field } from './field.ts'
import { describedBy, FieldHint, FieldMessage, mustWord } from './FieldMessage.tsx'
import type { Option } from './Select.tsx'
import { Box, Choice, Choices } from './Choice.tsx'
import { FieldSet } from './Field.tsx'
import styles from './RadioGroup.module.css'

type RadioGroupProps<A extends string> = {
  readonly field: Field<A>
  readonly legend: string
  readonly hint?: string | undefined
  readonly options: readonly Option<A>[]
  readonly required?: boolean | undefined
  /** A switch with two or three options, for an immediate effect. */
  readonly look?: 'list' | 'switch'
}

/**
 * A choice of few options, all visible, side by side if they fit. The empty value means that none is chosen. Hint and
 * error describe the first option, because some screen readers ignore the description of a group.
 */
export const RadioGroup = <A extends string>({
  field,
  legend,
  hint,
  options,
  required = false,
  look = 'list',
}: RadioGroupProps<A>) => {
  const group = useRef<HTMLFieldSetElement>(null)
  useSignalEffect(() => {
    const [value, locked] = [field.value.value, field.locked.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === value
      if (locked) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
  })
  return (
    <FieldSet wide ref={group} id={field.id} legend={legend} must={mustWord(required)}>
      <FieldHint id={field.id} text={hint} />
      <Choices row={look === 'list'} className={look === 'switch' ? styles.switch : undefined}>
        {options.map(({ value, label }, index) => (
          <Choice key={value} className={look === 'switch' ? styles.side : undefined}>
            <Box
              type="radio"
              name={field.id}
              value={value}
              required={required}
              aria-describedby={index === 0 ? describedBy(field.id, hint) : undefined}
              defaultChecked={field.value.peek() === value}
              onClick={(event) => {
                if (field.locked.peek()) event.preventDefault()
              }}
              onChange={() => {
                field.enter(value)
                field.touched.value = true
              }}
            />
            {label}
          </Choice>
        ))}
      </Choices>
      <FieldMessage field={field} />
    </FieldSet>
  )
}
