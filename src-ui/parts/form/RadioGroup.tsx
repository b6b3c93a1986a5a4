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
  /** A switch of two or three, for what follows at once. */
  readonly look?: 'list' | 'switch'
}

/**
 * One of few, all visible, beside one another where they fit. The empty value is none. Hint and error describe the
 * first choice: some screen readers do not say the description of a group.
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
