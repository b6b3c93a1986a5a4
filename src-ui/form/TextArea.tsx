import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import type { TextField } from './field.ts'
import { FieldHint, FieldMessage, describedBy } from './FieldMessage.tsx'

/** Several lines of text; the number of characters is written below as it grows, without rendering anything. */
export const TextArea = ({
  field,
  label,
  hint,
  max,
  rows = 6,
}: {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  readonly max?: number | undefined
  readonly rows?: number | undefined
}) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const count = useRef<HTMLSpanElement>(null)
  useSignalEffect(() => {
    const [value, wrong] = [field.value.value, field.problem.value !== null]
    if (count.current) count.current.textContent = `${value.length}/${max}자`
    if (area.current === null) return
    area.current.setAttribute('aria-invalid', String(wrong))
    area.current.closest('.field')?.classList.toggle('field--error', wrong)
    if (area.current.value !== value) area.current.value = value
  })
  return (
    <div className="field field--wide">
      <label className="field__label" htmlFor={field.id}>
        {label}
      </label>
      <FieldHint id={field.id} text={hint} />
      <textarea
        className="input input--area"
        id={field.id}
        ref={area}
        rows={rows}
        maxLength={max}
        defaultValue={field.value.peek()}
        aria-describedby={describedBy(field.id, hint)}
        onChange={(event) => {
          field.value.value = event.currentTarget.value
        }}
        onBlur={() => {
          field.touched.value = true
        }}
      />
      {max !== undefined && (
        <p className="field__count">
          <span ref={count} className="num" />
        </p>
      )}
      <FieldMessage field={field} />
    </div>
  )
}
