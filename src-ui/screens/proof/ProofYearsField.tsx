import { PROOF_YEARS } from '#domain/programme/parameters'
import { CheckboxGroup } from '#ui/parts/controls/Checkbox.tsx'
import type { Field } from '#ui/parts/form/form-field.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'

const YEARS = PROOF_YEARS.map((year) => ({ value: String(year), label: T[`reg.year${year}`] }))

/** The years to which a proof belongs. Any number of years can be chosen. [P-027] [P-100] */
export const ProofYearsField = ({ field }: { readonly field: Field<readonly string[]> }) => (
  <CheckboxGroup field={field} legend={T['reg.period']} hint={T['reg.periodHint']} options={YEARS} />
)
