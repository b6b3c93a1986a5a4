import { useSignals } from '@preact/signals-react/runtime'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { type SelectOption, Select } from '#ui/parts/controls/Select.tsx'
import type { TextField } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'

const MONTHS: readonly SelectOption[] = APPLICATION_LIMITS.settlementMonths.map((month) => ({
  value: String(month),
  label: fill(T['form.settlementMonthOption'], { month }),
}))

/** The month in which a corporation closes its books. An individual does not have this entry. */
export const SettlementMonthSelect = ({ field }: { readonly field: TextField }) => {
  useSignals()
  return (
    <Select
      field={field}
      label={T['form.settlementMonth']}
      hint={fill(T['form.settlementMonthHint'], { phone: helpDeskPhoneText('application') })}
      options={MONTHS}
      placeholder={T['form.settlementMonthPlaceholder']}
    />
  )
}
