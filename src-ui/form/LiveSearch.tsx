import type { TextField } from './field.ts'
import look from './live-search.module.css'
import { TextInput } from './TextInput.tsx'

/** A search that finds as one types, and below it what it has found, said as it changes. [P-252] [P-319] */
export const LiveSearch = ({
  field,
  label,
  hint,
  found,
}: {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  /** `총 84개`, or that there is none. */
  readonly found: string
}) => (
  <>
    <search className={look.search}>
      <TextInput field={field} label={label} hint={hint} type="search" inputMode="search" />
    </search>
    <p className={look.found} role="status">
      {found}
    </p>
  </>
)
