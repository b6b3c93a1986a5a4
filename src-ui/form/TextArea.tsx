import { useSignalEffect } from '@preact/signals-react/runtime'
import { useMemo, useRef } from 'react'
import { fill } from '../text/fill.ts'
import { atMost, useTextControl } from './text-control.ts'
import type { TextField } from './field.ts'
import { FieldHint, FieldMessage, describedBy, mustWord } from './FieldMessage.tsx'

type TextAreaProps = {
  readonly field: TextField
  readonly label: string
  readonly hint: string
  readonly max: number
  /** `{n}/200자` */
  readonly counter: string
}

/**
 * Several lines of text that have to be written, cut at `max` characters as they come in; how many there are is written below without rendering
 * anything. A locked field is read-only and keeps its place in the tab order. [P-153]
 */
export const TextArea = ({ field, label, hint, max, counter }: TextAreaProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const clean = useMemo(() => atMost(max), [max])
  const control = useTextControl(area, { field, clean })
  useSignalEffect(() => {
    const [value, locked] = [field.value.value, field.locked.value]
    if (count.current) count.current.textContent = fill(counter, { n: [...value].length })
    if (locked) area.current?.setAttribute('aria-disabled', 'true')
    else area.current?.removeAttribute('aria-disabled')
  })
  return (
    <div className="field field--wide">
      <label className="field__label" htmlFor={field.id} data-must={mustWord(true)}>
        {label}
      </label>
      <FieldHint id={field.id} text={hint} />
      <textarea
        className="input input--area"
        id={field.id}
        ref={area}
        rows={6}
        defaultValue={field.value.peek()}
        aria-required
        aria-describedby={describedBy(field.id, hint, `${field.id}-count`)}
        {...control}
      />
      <p className="field__count num" id={`${field.id}-count`} ref={count} />
      <FieldMessage field={field} />
    </div>
  )
}
