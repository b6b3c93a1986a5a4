import type { ReactNode } from 'react'
import type { TextField } from '../../parts/form/form-field.ts'

/**
 * Known values, which the person does not type. The focus can move here, because a rejection may be about such a value.
 */
export const FocusableKnownValues = ({
  field,
  children,
}: {
  readonly field: TextField
  readonly children: ReactNode
}) => (
  <div id={field.id} tabIndex={-1}>
    {children}
  </div>
)
