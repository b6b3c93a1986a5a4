import { Section } from '../design/Page.tsx'
import { APPLICATION as T } from '../text/ko/application.ts'
import { type AccountDoors, AccountEntries } from './AccountEntries.tsx'
import type { ApplicationFields } from './application-form.model.ts'
import { SettlementMonth } from './SettlementMonth.tsx'

/** Where the money goes; a corporation says here too when it closes its books. */
export const AccountSection = ({ form, doors }: { readonly form: ApplicationFields; readonly doors: AccountDoors }) => (
  <Section title={T['form.sectionAccount']}>
    {form.opening.entityType === 'corporate' && <SettlementMonth field={form.fields.settlementMonth} />}
    <AccountEntries form={form} doors={doors} />
  </Section>
)
