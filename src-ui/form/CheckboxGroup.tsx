import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import type { Field } from './field.ts'
import { FieldMessage, messageId } from './FieldMessage.tsx'
import type { Option } from './Select.tsx'
import { Tick } from './Tick.tsx'

/** Several of many. With `all` a box on top ticks or clears them together and shows a line while only some are ticked. */
export const CheckboxGroup = ({
  field,
  legend,
  options,
  all,
  row = false,
}: {
  readonly field: Field<readonly string[]>
  readonly legend: string
  readonly options: readonly Option[]
  readonly all?: string | undefined
  readonly row?: boolean | undefined
}) => {
  const states = useMemo(
    () => ({
      every: computed(() => options.every(({ value }) => field.value.value.includes(value))),
      some: computed(() => field.value.value.length > 0),
      each: new Map(options.map(({ value }) => [value, computed(() => field.value.value.includes(value))])),
    }),
    [field, options],
  )
  const set = (values: readonly string[]) => {
    field.value.value = values
    field.touched.value = true
  }
  return (
    <fieldset className="field field--wide" id={field.id} aria-describedby={messageId(field.id)}>
      <legend className="legend">{legend}</legend>
      <div className={row ? 'choices choices--row' : 'choices'}>
        {all !== undefined && (
          <label className="choice">
            <Tick
              checked={states.every}
              mixed={states.some}
              onTick={(on) => set(on ? options.map(({ value }) => value) : [])}
            />
            {all}
          </label>
        )}
        {options.map(({ value, label }) => (
          <label className="choice" key={value}>
            <Tick
              checked={states.each.get(value) ?? states.some}
              onTick={(on) => {
                const others = field.value.peek().filter((one) => one !== value)
                set(options.map((one) => one.value).filter((one) => others.includes(one) || (on && one === value)))
              }}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage field={field} />
    </fieldset>
  )
}
