import { computed, effect } from '@preact/signals-react'
import type { Application } from '#domain/application/application'
import {
  type ApplicationForm,
  unfilledApplicationForm,
  cleanApplicationInput,
} from '#domain/application/application-form'
import {
  accountDraftEntries,
  type EditPageFormField,
  editDraftEntries,
  isDraftOfEarlierVersion,
  restoreApplicationForm,
} from '#domain/application/application-draft'
import { cleanCorporateNumber, corporateNumberParts } from '#domain/business/corporate-number'
import { parsedValueOrNull } from '#domain/kernel/parsed-or-text'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { type DraftServices, makeDraftModel } from '../../../parts/draft/draft.model.ts'
import { makeEntryLock } from '../../../parts/form/entry-lock.ts'
import { type ApplicationFormSettings, makeApplicationFields } from '../application-form.model.ts'

/** An option of the select; empty if it has no such option. */
const monthOf = (settlementMonth: string | null): string =>
  String(APPLICATION_LIMITS.settlementMonths.find((known) => known === Number(settlementMonth)) ?? '')

/** Without the bank: the application has only its name, so it is chosen later. */
const editableFields = (application: Application): Omit<Pick<ApplicationForm, EditPageFormField>, 'bank'> => ({
  companyName: cleanApplicationInput('companyName', application.companyName ?? ''),
  ...corporateNumberParts(application.corporateNumber ?? cleanCorporateNumber('')),
  openingDate: parsedValueOrNull(application.openingDate) ?? '',
  settlementMonth: monthOf(application.settlementMonth),
  accountNumber: cleanApplicationInput('accountNumber', application.accountNumber ?? ''),
  depositor: cleanApplicationInput('depositor', application.depositor ?? ''),
})

/** */
const formOf = (application: Application): ApplicationForm => ({
  ...unfilledApplicationForm({
    applicationNumber: application.number,
    paymentType: application.paymentType,
    registrationNumber: parsedValueOrNull(application.registrationNumber) ?? '',
    entityType: application.entityType,
    name: application.applicantName ?? '',
    birth: '',
    mobile: '',
    keyAgreements: { publicData: true, taxData: true },
  }),
  ...editableFields(application),
})

/** Without documents. */
export const makeEditFields = (
  form: 'accountEdit' | 'businessEdit',
  application: Application,
  settings: ApplicationFormSettings,
) => makeApplicationFields(makeEntryLock(form), formOf(application), settings)

/**
 * With their draft; empty after a failed transfer. The bank is selected when the list has loaded, because the
 * application has only its name. A bank that the person has selected stays. [A-208] [D2-106] [D2-139]
 */
export const makeAccountEditModel = (
  application: Application,
  settings: ApplicationFormSettings,
  services: DraftServices,
) => {
  const hasTransferFailed = application.status === 'transferError'
  const known = hasTransferFailed
    ? { ...application, bankName: null, accountNumber: null, depositor: null }
    : application
  const form = makeEditFields('accountEdit', known, settings)
  const { value: bank } = form.fields.bank
  const named = computed(() => form.banks.list.value.find(({ name }) => name === known.bankName) ?? null)
  effect(() => {
    if (bank.value === '' && named.value !== null) bank.value = named.value.code
  })
  const opened = computed(() => accountDraftEntries({ ...form.opening, bank: named.value }))
  const draft = makeDraftModel(
    {
      ...form.draft,
      key: `accountEdit ${application.number}`,
      entries: computed(() => editDraftEntries(accountDraftEntries(form.entered.value), opened.value, application)),
      isOutdated: (kept) => isDraftOfEarlierVersion(kept, application),
      put: (kept) => form.put(restoreApplicationForm(form.snapshot(), kept)),
    },
    services,
  )
  return { form, draft, hasTransferFailed } as const
}
