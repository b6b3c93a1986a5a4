import { computed, effect } from '@preact/signals-react'
import { SettingsSource } from '#app/kernel/settings.port'
import { type Application, statedDay } from '#domain/application/application'
import { type ApplicationForm, emptyForm, acceptInput } from '#domain/application/application-form'
import { accountEntries, editEntries, isOutdated, restoreApplication } from '#domain/application/draft'
import { corporateNumberIn, corporateParts } from '#domain/business/corporate-number'
import { entityTypeOf } from '#domain/business/entity-type'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { DRAFT_SERVICES, makeDraft } from '../draft/draft.model.ts'
import { makeEntryLock } from '../form/entry-lock.ts'
import type { Served } from '../services.ts'
import { type ApplicationFields, type FormSettings, makeApplicationForm } from './application-form.model.ts'

/** The settlement month as the choice has it; empty for one that is none of them. */
const monthOf = (settlementMonth: string | null): string => {
  const month = APPLICATION_LIMITS.settlementMonths.find((known) => known === Number(settlementMonth))
  return month === undefined ? '' : String(month)
}

/** A loaded application as the form has it: what is corrected, with what is there already. */
const formOf = (application: Application): ApplicationForm => ({
  ...emptyForm({
    applicationNumber: application.number,
    paymentType: application.paymentType,
    registrationNumber: application.registrationNumber ?? '',
    entityType: application.entityType ?? entityTypeOf(null),
    name: application.applicantName ?? '',
    birth: '',
    mobile: '',
    keyAgreements: { publicData: true, taxData: true },
  }),
  companyName: acceptInput('companyName', application.companyName ?? ''),
  ...corporateParts(application.corporateNumber ?? corporateNumberIn('')),
  openingDate: statedDay(application.openingDate) ?? '',
  settlementMonth: monthOf(application.settlementMonth),
  accountNumber: acceptInput('accountNumber', application.accountNumber ?? ''),
  depositor: acceptInput('depositor', application.depositor ?? ''),
})

/** The entries of an edit page. No documents are asked for there. */
export const openEdit = (form: 'accountEdit' | 'businessEdit', application: Application, settings: FormSettings) =>
  makeApplicationForm(makeEntryLock(form), formOf(application), settings)

/** What the entries of an account ask of the product on their edit page. */
export const ACCOUNT_EDIT_SERVICES = { settings: SettingsSource, ...DRAFT_SERVICES } as const

/** A loaded application names its bank without the code: where none is chosen, that one is, once the list has come. */
const followBank = ({ banks, fields: { bank } }: ApplicationFields, bankName: string | null) => {
  const named = computed(() => banks.value.find(({ name }) => name === bankName) ?? null)
  effect(() => {
    if (bank.value.value === '' && named.value !== null) bank.value.value = named.value.code
  })
  return named
}

/** The entries of /result-modify with their draft. After a failed transfer none is filled in. [A-208] [D2-106] [D2-139] */
export const makeAccountEdit = (application: Application, services: Served<typeof ACCOUNT_EDIT_SERVICES>) => {
  const failed = application.status === 'transferError'
  const known = failed ? { ...application, bankName: null, accountNumber: null, depositor: null } : application
  const form = openEdit('accountEdit', known, services.settings.read())
  const named = followBank(form, known.bankName)
  const draft = makeDraft(
    {
      key: `accountEdit ${application.number}`,
      locked: form.inUse,
      entries: computed(() => {
        const opened = { ...form.opening, bank: named.value }
        return editEntries(accountEntries(form.entered.value), accountEntries(opened), application)
      }),
      isOutdated: (kept) => isOutdated(kept, application),
      put: (kept) => form.put(restoreApplication(form.snapshot(), kept)),
      empty: form.empty,
    },
    services,
  )
  return { form, draft, failed } as const
}
