import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { classNames } from '../design/class-names.ts'
import { Phrase } from '../design/Phrase.tsx'
import type { Field } from '../form/form-field.ts'
import { ChoiceBox, Choice, Choices } from './Choice.tsx'
import { FieldSet } from './Field.tsx'
import { describedByIds, FieldHint, FieldMessage, requiredTag } from './FieldMessage.tsx'
import type { SelectOption } from './Select.tsx'
import styles from './RadioGroup.module.css'

type Radio<A extends string> = SelectOption<A> & {
  /** The meaning of the choice, below its label. */
  readonly note?: string
}

type RadioGroupProps<A extends string> = {
  readonly field: Field<A>
  readonly legend: string
  readonly hint?: string
  readonly options: readonly Radio<A>[]
}

/**
 * A required choice between a few options. All are visible, side by side if they fit. If the value is empty, none is
 * chosen. Hint and error describe the first option, because some screen readers ignore the description of a group.
 */
export const RadioGroup = <A extends string>({ field, legend, hint, options }: RadioGroupProps<A>) => {
  const group = useRef<HTMLFieldSetElement>(null)
  useSignalEffect(() => {
    const [value, isLocked] = [field.value.value, field.isLocked.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === value
      if (isLocked) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
  })
  return (
    <FieldSet isWide ref={group} id={field.id} legend={legend} must={requiredTag(true)}>
      <FieldHint id={field.id} text={hint} />
      <Choices isRow className={options.some(({ note }) => note !== undefined) ? styles.wide : undefined}>
        {options.map(({ value, label, note }, index) => (
          <Choice key={value}>
            <ChoiceBox
              type="radio"
              name={field.id}
              value={value}
              required
              aria-labelledby={note === undefined ? undefined : `${field.id}-${value}`}
              aria-describedby={
                classNames(
                  note !== undefined && `${field.id}-${value}-note`,
                  index === 0 && describedByIds(field.id, hint),
                ) || undefined
              }
              defaultChecked={field.value.peek() === value}
              onClick={(event) => {
                if (field.isLocked.peek()) event.preventDefault()
              }}
              onChange={() => {
                field.enter(value)
                field.isTouched.value = true
              }}
            />
            {note === undefined ? (
              label
            ) : (
              <span className={styles.explained}>
                <span id={`${field.id}-${value}`}>{label}</span>
                <Phrase as="span" className={`small ${styles.note}`} id={`${field.id}-${value}-note`} text={note} />
              </span>
            )}
          </Choice>
        ))}
      </Choices>
      <FieldMessage field={field} />
    </FieldSet>
  )
}
