import { toBankCode } from '../../account/account.ts'
import type { BusinessNumberParts } from '../../business/business-number.ts'
import { type ApplicationVersion, toVersionText } from '../edit/application-edit.ts'
import { type ApplicationForm, ALL_CHECKS_OPEN } from './application-form.ts'

const ofBusiness = (form: ApplicationForm) => ({
  companyName: form.companyName,
  corporateFront: form.corporateFront,
  corporateBack: form.corporateBack,
  openingDate: form.openingDate,
  settlementMonth: form.settlementMonth,
})

/** Returns the entries typed on /result-modify. [A-208] [D2-139] */
export const accountDraftEntries = ({ bank, accountNumber, depositor }: ApplicationForm) => ({
  bankCode: bank?.code ?? '',
  bankName: bank?.name ?? '',
  accountNumber,
  depositor,
})

/** Returns the entries typed on /result-modify-bizinfo. [A-216] [D2-139] */
export const businessDraftEntries = (form: ApplicationForm, parts: BusinessNumberParts) => ({
  ...parts,
  ...ofBusiness(form),
})

/**
 * Returns the draft of an application. It never contains the resident number, files, consents, checks or `ci`.
 * [A-266] [D2-94]
 */
export const applicationDraftEntries = (form: ApplicationForm) => ({
  mobile: form.mobile,
  ...ofBusiness(form),
  ...accountDraftEntries(form),
})

/**
 * Returns the draft of an edit: its entries and the state of the edited application; empty if nothing was
 * changed. [D2-139]
 */
export const editDraftEntries = <T extends Readonly<Record<string, string>>>(
  typed: T,
  opened: T,
  loaded: ApplicationVersion,
) =>
  Object.entries(typed).every(([name, text]) => text === opened[name])
    ? {}
    : { ...typed, loaded: toVersionText(loaded) }

/**
 * True if these entries were saved for an earlier state of the application. Such entries are not restored.
 * [D2-139]
 */
export const isDraftOfEarlierVersion = ({ loaded }: { readonly loaded?: string }, now: ApplicationVersion): boolean =>
  loaded !== toVersionText(now)

export type EditPageFormField = keyof ApplicationForm &
  keyof (ReturnType<typeof accountDraftEntries> & ReturnType<typeof businessDraftEntries>)

export type ApplicationDraftEntries = { readonly [entry in keyof ReturnType<typeof applicationDraftEntries>]?: string }

/** Returns the form with the saved entries and with all checks open. The form checks the entries, as typed ones. */
export const restoreApplicationForm = (
  form: ApplicationForm,
  { bankCode, bankName = '', ...texts }: ApplicationDraftEntries,
): ApplicationForm => ({
  ...form,
  ...texts,
  bank: bankCode ? { code: toBankCode(bankCode), name: bankName } : form.bank,
  checks: ALL_CHECKS_OPEN,
})
