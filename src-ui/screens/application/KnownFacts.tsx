import type { ReactNode } from 'react'
import type { TextField } from '../../parts/form/field.ts'

/** Values that are known and not typed: a refusal about them can lead here. */
export const KnownFacts = ({ field, children }: { readonly field: TextField; readonly children: ReactNode }) => (
  <div id={field.id} tabIndex={-1}>
    {children}
  </div>
)
