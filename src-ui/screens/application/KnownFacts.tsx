import type { ReactNode } from 'react'
import type { TextField } from '../../parts/form/field.ts'

/** Known values that are not typed; a rejection about them can move the focus here. */
export const KnownFacts = ({ field, children }: { readonly field: TextField; readonly children: ReactNode }) => (
  <div id={field.id} tabIndex={-1}>
    {children}
  </div>
)
