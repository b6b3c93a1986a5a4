import { type ReadonlySignal, effect, signal, computed } from '@preact/signals-react'
import { useEffect, useRef, type ReactNode, useMemo } from 'react'
import type { Field } from '../form/form-field.ts'
import { ChoiceBox, Choice, Choices } from './Choice.tsx'
import { FieldBox, FieldSet } from './Field.tsx'
import { describedByIds, FieldHint, FieldMessage, messageId, RequiredGroupMark } from './FieldMessage.tsx'
import type { SelectOption } from './Select.tsx'

const never = signal(false)

type BareCheckboxProps = {
  readonly checked: ReadonlySignal<boolean>
  /** True if only some items of a group are checked. The box then shows a line. */
  readonly mixed?: ReadonlySignal<boolean>
  readonly blocked?: ReadonlySignal<boolean>
  readonly onTick: (isChecked: boolean) => void
  readonly id?: string
  /** The ids of the elements that name the checkbox, if its label is not enough. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
}

/**
 * A checkbox without a row, for a custom row, such as that of a consent. Its state is bound to signals, so that a click
 * does not render the component again. A blocked checkbox stays in the tab order and does nothing; `describedBy`
 * contains the id of the text that says why.
 */
export const BareCheckbox = ({
  checked,
  mixed = never,
  blocked = never,
  onTick,
  id,
  labelledBy,
  describedBy,
}: BareCheckboxProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      effect(() => {
        const [on, some, off] = [checked.value, mixed.value, blocked.value]
        if (box.current === null) return
        box.current.checked = on
        box.current.indeterminate = some && !on
        if (off) box.current.setAttribute('aria-disabled', 'true')
        else box.current.removeAttribute('aria-disabled')
      }),
    [checked, mixed, blocked],
  )
  return (
    <ChoiceBox
      type="checkbox"
      id={id}
      ref={box}
      defaultChecked={checked.peek()}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (blocked.peek()) event.preventDefault()
      }}
      onChange={(event) => {
        if (blocked.peek()) return
        onTick(event.currentTarget.checked)
        // The model decides. If the model rejects the change, the checkbox returns to the model's value.
        event.currentTarget.checked = checked.peek()
        event.currentTarget.indeterminate = mixed.peek() && !checked.peek()
      }}
    />
  )
}

type CheckboxProps = {
  readonly field: Field<boolean>
  readonly children: ReactNode
  readonly isPlain?: boolean
}

/** One checkbox with a label. The whole row is clickable. With `isPlain` it has no frame. */
export const Checkbox = ({ field, children, isPlain = false }: CheckboxProps) => (
  <FieldBox isWide>
    <Choice isPlain={isPlain} htmlFor={field.id}>
      <BareCheckbox
        id={field.id}
        checked={field.value}
        blocked={field.isLocked}
        describedBy={messageId(field.id)}
        onTick={(on) => {
          field.enter(on)
          field.isTouched.value = true
        }}
      />
      {children}
    </Choice>
    <FieldMessage field={field} />
  </FieldBox>
)

type CheckboxGroupProps<A extends string> = {
  readonly field: Field<readonly A[]>
  readonly legend: string
  readonly hint?: string | undefined
  readonly options: readonly SelectOption<A>[]
}

/**
 * A group of checkboxes, at least one of which must be checked. Hint and error describe the first checkbox, because
 * some screen readers ignore the description of a group.
 */
export const CheckboxGroup = <A extends string>({ field, legend, hint, options }: CheckboxGroupProps<A>) => {
  const states = useMemo(
    () => new Map(options.map(({ value }) => [value, computed(() => field.value.value.includes(value))])),
    [field, options],
  )
  return (
    <FieldSet
      isWide
      id={field.id}
      legend={
        <>
          {legend}
          <RequiredGroupMark />
        </>
      }
    >
      <FieldHint id={field.id} text={hint} />
      <Choices isRow>
        {options.map(({ value, label }, index) => (
          <Choice key={value}>
            <BareCheckbox
              checked={states.get(value) ?? never}
              blocked={field.isLocked}
              describedBy={index === 0 ? describedByIds(field.id, hint) : undefined}
              onTick={(on) => {
                const values = field.value.peek()
                const isTicked = (option: A) => (option === value ? on : values.includes(option))
                field.enter(options.flatMap((option) => (isTicked(option.value) ? [option.value] : [])))
                field.isTouched.value = true
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
