import { useRef } from 'react'
import { digits } from './clean.ts'
import type { TextField } from './field.ts'
import { FieldHint, FieldMessage, describedBy } from './FieldMessage.tsx'
import { RevealButton, useReveal } from './Reveal.tsx'
import { useTextControl } from './use-text-control.ts'

/** Digits that stay dots until the person asks to see them, with the button that does it. Never filled in by the browser. */
export const SecretDigits = ({
  field,
  label,
  hint,
  max,
  words,
}: {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  readonly max: number
  readonly words: { readonly show: string; readonly hide: string }
}) => {
  const input = useRef<HTMLInputElement>(null)
  const reveal = useReveal()
  const control = useTextControl(input, { field, clean: digits(max) })
  return (
    <div className="field">
      <label className="field__label" htmlFor={field.id}>
        {label}
      </label>
      <FieldHint id={field.id} text={hint} />
      <div className="field__row">
        <input
          className="input"
          id={field.id}
          ref={input}
          type={reveal.shown ? 'text' : 'password'}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={describedBy(field.id, hint)}
          defaultValue={field.value.peek()}
          {...control}
        />
        <RevealButton reveal={reveal} words={words} />
      </div>
      <FieldMessage field={field} />
    </div>
  )
}
