import type { ReactNode } from 'react'
import type { TextField } from '../../parts/form/form-field.ts'

/** Known values, which the person does not type. If a rejection is about them, the focus can move here. */
export const KnownFacts = ({ field, children }: { readonly field: TextField; readonly children: ReactNode }) => (
  <div id={field.id} tabIndex={-1}>
    {children}
  </div>
)
