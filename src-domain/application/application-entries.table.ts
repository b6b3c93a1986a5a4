import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

/** How a field filters typed or pasted text. `max` is a number of digits or characters. */
export type InputRule =
  | { readonly takes: 'digits'; readonly max: number }
  | { readonly takes: 'text'; readonly max: number }
  | { readonly takes: 'mobile' }
  | { readonly takes: 'depositor' }

/** A part of the form that has entries; the other part has the documents. */
export type FormPartWithEntries = 'applicant' | 'business' | 'account'

type EntryRow = {
  readonly part: FormPartWithEntries
  /** The check that covers the entry: a change resets it. Null if none does. */
  readonly check: 'realName' | 'business' | 'account' | null
  /** True if the passed check locks the entry. */
  readonly locks: boolean
  /** Null if nothing is typed into the field, or if the field filters nothing. */
  readonly input: InputRule | null
}

const { applicantName, companyName, accountNumberDigits, corporateNumberDigits: corporate, residentNumberDigits: resident } = APPLICATION_LIMITS

/**
 * The entries of the form, in page order; the parts of the business number are not among them. The account number is
 * not locked, but changing it resets the check, because the payment must go to the verified account.
 * [A-061] [D2-17]
 */
export const APPLICATION_ENTRIES = {
  name:            { part: 'applicant', check: null,       locks: false, input: { takes: 'text', max: applicantName } },
  birth:           { part: 'applicant', check: null,       locks: false, input: null },
  mobile:          { part: 'applicant', check: null,       locks: false, input: { takes: 'mobile' } },
  residentFront:   { part: 'applicant', check: 'realName', locks: false, input: { takes: 'digits', max: resident.front } },
  residentBack:    { part: 'applicant', check: 'realName', locks: false, input: { takes: 'digits', max: resident.back } },
  companyName:     { part: 'business',  check: 'business', locks: true,  input: { takes: 'text', max: companyName } },
  corporateFront:  { part: 'business',  check: 'business', locks: true,  input: { takes: 'digits', max: corporate.front } },
  corporateBack:   { part: 'business',  check: 'business', locks: true,  input: { takes: 'digits', max: corporate.back } },
  openingDate:     { part: 'business',  check: 'business', locks: true,  input: null },
  settlementMonth: { part: 'account',   check: null,       locks: false, input: null },
  bank:            { part: 'account',   check: 'account',  locks: true,  input: null },
  accountNumber:   { part: 'account',   check: 'account',  locks: false, input: { takes: 'digits', max: accountNumberDigits } },
  depositor:       { part: 'account',   check: 'account',  locks: true,  input: { takes: 'depositor' } },
} as const satisfies Record<string, EntryRow>
type Entries = typeof APPLICATION_ENTRIES

export type ApplicationEntryField = keyof Entries

type FieldWhose<Column extends keyof EntryRow> = {
  [field in ApplicationEntryField]: Entries[field][Column] extends null ? never : field
}[ApplicationEntryField]
/** An entry that its passed check locks. */
export type LockedEntryField = {
  [field in ApplicationEntryField]: Entries[field]['locks'] extends true ? field : never
}[ApplicationEntryField]
export type CheckedEntryField = FieldWhose<'check'>
export type FilteredEntryField = FieldWhose<'input'>
