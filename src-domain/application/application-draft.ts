import { toBankCode } from '../account/account.ts'
import { parseOpeningDate } from '../business/opening-date.ts'
import type { BusinessNumberParts } from '../business/business-number.ts'
import type { KstDate } from '../kernel/calendar.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import type { FilteredEntryField } from './application-entries.table.ts'
import { type ApplicationVersion, toVersionText } from './application-edit.ts'
import { cleanApplicationInput, type ApplicationForm, ALL_CHECKS_OPEN } from './application-form.ts'

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

export type RestorableField = Exclude<keyof ApplicationDraftEntries, 'bankCode' | 'bankName'> | 'bank'

const MONTHS: readonly string[] = APPLICATION_LIMITS.settlementMonths.map(String)
const isTyped = (field: FilteredEntryField) => (text: string) => cleanApplicationInput(field, text) === text

/** True if typing would have produced the saved text unchanged. */
const CAN_BE_TYPED: Readonly<Record<Exclude<RestorableField, 'bank'>, (text: string) => boolean>> = {
  mobile: isTyped('mobile'),
  companyName: isTyped('companyName'),
  corporateFront: isTyped('corporateFront'),
  corporateBack: isTyped('corporateBack'),
  accountNumber: isTyped('accountNumber'),
  depositor: isTyped('depositor'),
  openingDate: (text) => /^[\d./ -]{0,14}$/.test(text),
  settlementMonth: (text) => text === '' || MONTHS.includes(text),
}

export type RestoredForm = { readonly form: ApplicationForm; readonly leftOut: readonly RestorableField[] }

/** Clears the restored opening date if it is after today, as the form does with a typed date. [A-067] [D2-152] */
export const clearFutureOpeningDate = (restored: RestoredForm, today: KstDate): RestoredForm => {
  const day = parseOpeningDate(restored.form.openingDate, today)
  if (day.ok || day.code !== 'future') return restored
  return { form: { ...restored.form, openingDate: '' }, leftOut: [...restored.leftOut, 'openingDate'] }
}

/**
 * Returns the form with the saved entries and with all checks open. Entries that could not have been typed stay empty
 * and are returned as `leftOut`. An entry that is missing in the draft stays unchanged. The form itself checks whether
 * the bank is listed. [A-264] [D2-152]
 */
export const restoreApplicationForm = (
  form: ApplicationForm,
  { bankCode, bankName = '', ...texts }: ApplicationDraftEntries,
): RestoredForm => {
  const leftOut = (Object.keys(CAN_BE_TYPED) as (keyof typeof CAN_BE_TYPED)[]).filter(
    (field) => !CAN_BE_TYPED[field](texts[field] ?? ''),
  )
  return {
    form: {
      ...form,
      ...texts,
      ...Object.fromEntries(leftOut.map((field) => [field, ''])),
      bank: bankCode ? { code: toBankCode(bankCode), name: bankName } : form.bank,
      checks: ALL_CHECKS_OPEN,
    },
    leftOut,
  }
}
