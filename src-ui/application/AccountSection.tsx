import { Section } from '../design/Page.tsx'
import { APPLICATION as T } from '../text/ko/application.ts'
import { type AccountServices, AccountEntries } from './AccountEntries.tsx'
import type { ApplicationFields } from './application-form.model.ts'
import { SettlementMonth } from './SettlementMonth.tsx'

/** Where the money goes; a corporation says here too when it closes its books. */
export const AccountSection = ({
  form,
  services,
}: {
  readonly form: ApplicationFields
  readonly services: AccountServices
}) => (
  <Section title={T['form.sectionAccount']}>
    {form.opening.entityType === 'corporate' && <SettlementMonth field={form.fields.settlementMonth} />}
    <AccountEntries form={form} services={services} />
  </Section>
)
