import type { EntityType } from '../business/entity-type.ts'
import type { ApplicationForm, EntryField } from './application-form.ts'
import type { SubmitCode } from './submit-codes.ts'
import { residentParts } from './resident-number.ts'

/** One entry that must not be empty, of everyone or of one kind of applicant; `en` is its English-style message. */
export type RequiredEntry = {
  readonly id: string
  readonly field: EntryField
  readonly of?: EntityType
  readonly code: SubmitCode
  readonly en?: SubmitCode
  readonly ref: string
}

/** Check 4 in the order of its fields. Empty means empty: blanks only are left to check 8. to */
export const REQUIRED_ENTRIES: readonly RequiredEntry[] = [
  { id: 'SB-401', field: 'mobile', code: 'required.mobile', ref: 'A-110' },
  { id: 'SB-402', field: 'birth', code: 'identity.birthMissing', ref: 'A-111' },
  { id: 'SB-403', field: 'rrn1', code: 'resident.missing', ref: 'A-111' },
  { id: 'SB-404', field: 'rrn2', code: 'resident.missing', ref: 'A-111' },
  { id: 'SB-405', field: 'companyName', of: 'corporate', code: 'submit.corporateNameMissing', en: 'en.corporateName', ref: 'A-112' },
  { id: 'SB-406', field: 'companyName', of: 'individual', code: 'submit.businessNameMissing', en: 'en.businessName', ref: 'A-112' },
  { id: 'SB-407', field: 'co1', of: 'corporate', code: 'required.corporateNumber', en: 'en.corporateNumber', ref: 'A-110' },
  { id: 'SB-408', field: 'co2', of: 'corporate', code: 'required.corporateNumber', en: 'en.corporateNumber', ref: 'A-110' },
  { id: 'SB-409', field: 'openingDate', code: 'required.openingDate', en: 'en.openingDate', ref: 'A-110' },
  { id: 'SB-410', field: 'settlementMonth', of: 'corporate', code: 'submit.settlementMonthMissing', ref: 'A-113' },
  { id: 'SB-411', field: 'bank', code: 'account.bankMissing', ref: 'A-114' },
  { id: 'SB-412', field: 'accountNumber', code: 'required.accountNumber', ref: 'A-110' },
  { id: 'SB-413', field: 'depositor', code: 'submit.holderMissing', ref: 'A-114' },
]

/** The text of an entry as the checks see it; a bank that was not chosen is empty. */
export const entryText = (form: ApplicationForm, field: EntryField): string => {
  if (field === 'rrn1' || field === 'rrn2') return residentParts(form.resident)[field]
  return field === 'bank' ? (form.bank?.code ?? '') : form[field]
}
