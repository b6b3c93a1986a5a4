import { computed, effect } from '@preact/signals-react'
import { cleanAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import type { ApplicationEdit } from '#domain/application/edit/application-edit'
import { editDraftEntries, isDraftOfEarlierVersion } from '#domain/application/edit/edit-draft'
import {
  type ApplicationForm,
  unfilledApplicationForm,
  cleanApplicationInput,
} from '#domain/application/form/application-form'
import { cleanCorporateNumber, corporateNumberParts } from '#domain/business/corporate-number'
import { parsedValueOrNull } from '#domain/kernel/parsed-or-text'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { type DraftServices, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { EDIT_TEXTS as T } from '#ui/text/ko/application/edit.ts'
import { makeApplicationFields } from '../fields/application-form.model.ts'

/**
 * Returns the settlement month as an option of the select. Returns an empty string if the select has no such option.
 */
const monthOf = (settlementMonth: string | null): string =>
  String(APPLICATION_LIMITS.settlementMonths.find((monthOfList) => monthOfList === Number(settlementMonth)) ?? '')

/**
 * Returns the values of the fields that the edit pages have. The bank is not among them, because the application has
 * only its name; it is chosen later.
 */
const editableFields = (application: Application) => ({
  companyName: cleanApplicationInput('companyName', application.companyName ?? ''),
  ...corporateNumberParts(application.corporateNumber ?? cleanCorporateNumber('')),
  openingDate: parsedValueOrNull(application.openingDate) ?? '',
  settlementMonth: monthOf(application.settlementMonth),
  accountNumber: cleanApplicationInput('accountNumber', application.accountNumber ?? ''),
  depositor: cleanApplicationInput('depositor', application.depositor ?? ''),
})

/** Converts a loaded application to the values of a form. */
const formOf = (application: Application): ApplicationForm => ({
  ...unfilledApplicationForm({
    applicationNumber: application.number,
    paymentType: application.paymentType,
    businessNumber: parsedValueOrNull(application.businessNumber) ?? '',
    entityType: application.entityType,
    name: application.applicantName ?? '',
    birth: '',
    mobile: '',
    keyAgreements: { publicData: true, taxData: true },
  }),
  ...editableFields(application),
})

/** Makes the entries of an edit page, without documents. */
export const makeEditFields = (form: 'accountEdit' | 'businessEdit', application: Application) =>
  makeApplicationFields(makeEntryLock(form), formOf(application), currentSettings.peek())

const isSameAccount = (a: Pick<Application, 'bankName' | 'accountNumber'>, b: typeof a) =>
  a.bankName === b.bankName && a.accountNumber === b.accountNumber

const SAME_ACCOUNT = {
  text: T['edit.sameAccount'],
  next: T['edit.sameAccountNext'],
  yes: T['edit.sameAccountYes'],
  no: T['edit.sameAccountNo'],
  recommended: 'no',
} as const

/**
 * Makes the entries of /result-modify, and their draft. The entries are those of the application; after a failed
 * transfer they are empty. The bank is selected when the list of banks has loaded, because the application has only the
 * name of the bank and not its code. A bank that the person has selected stays. [D2-106] [D2-139]
 */
export const makeAccountEditModel = (application: Application, services: DraftServices) => {
  const hasTransferFailed = application.status === 'transferError'
  const opening = hasTransferFailed
    ? { ...application, bankName: null, accountNumber: null, depositor: null }
    : application
  const form = makeEditFields('accountEdit', opening)
  const { value: bank } = form.fields.bank
  const bankOfName = computed(() => form.banks.list.value.find(({ name }) => name === opening.bankName) ?? null)
  effect(() => {
    if (bank.value === '' && bankOfName.value !== null) bank.value = bankOfName.value.code
  })
  const openingEntries = computed(() => {
    const { accountNumber, depositor } = form.opening
    return { bank: bankOfName.value?.code ?? '', bankName: bankOfName.value?.name ?? '', accountNumber, depositor }
  })
  const typedEntries = computed(() => {
    const { bank: code, bankName, accountNumber, depositor } = form.draft.entries.value
    return { bank: code, bankName, accountNumber, depositor }
  })
  const draft = makeDraftModel(
    {
      ...form.draft,
      key: `accountEdit ${application.number}`,
      entries: computed(() => editDraftEntries(typedEntries.value, openingEntries.value, application)),
      isOutdated: (savedEntries) => isDraftOfEarlierVersion(savedEntries, application),
      put: form.draft.put,
    },
    services,
  )
  /** Returns the new account. If the account of a failed transfer is entered again, asks first; null after a no. */
  const read = async (): Promise<ApplicationEdit | null> => {
    const { bank: chosenBank, accountNumber, depositor } = form.snapshot()
    const entries = { bankName: chosenBank?.name ?? '', accountNumber: cleanAccountNumber(accountNumber), depositor }
    if (!hasTransferFailed || !isSameAccount(entries, application) || (await dialogs.confirm(SAME_ACCOUNT)))
      return { kind: 'account', entries }
    focusField(form.fields.accountNumber.id)
    return null
  }
  return { form, draft, hasTransferFailed, read } as const
}
