import { useSignalEffect } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import type { TextField } from '../form/field.ts'

/** Values that are known and not typed: a refusal about them can lead here. */
export const KnownFacts = ({ field, children }: { readonly field: TextField; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useSignalEffect(() => {
    box.current?.classList.toggle('field--error', field.problem.value !== null)
  })
  return (
    <div id={field.id} ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
