import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

/**
 * What the person enters, and how typed or pasted text is filtered. `max` is a number of digits or characters. `fewer`:
 * the refusal of a number with fewer digits than `max`; absent if fewer digits are allowed.
 */
export type EntryInput =
  | { readonly takes: 'digits'; readonly max: number; readonly fewer?: 'residentLength' | 'corporateNumberLength' }
  | { readonly takes: 'text'; readonly max: number }
  | { readonly takes: 'mobile' | 'depositor' | 'date' | 'choice' }

/** The parts of the form, in page order. Each ends with its check; the documents have none. */
export const FORM_PARTS = { applicant: 'realName', business: 'business', documents: null, account: 'account' } as const
export type FormPart = keyof typeof FORM_PARTS

type EntryRow = {
  readonly part: Exclude<FormPart, 'documents'>
  /** The check that covers the entry: a change resets it. Null if none does. */
  readonly check: (typeof FORM_PARTS)[FormPart]
  /** True if the passed check locks the entry. */
  readonly locks: boolean
  /** True if a draft of the form keeps the entry. */
  readonly saved: boolean
  /** Null for a fact from the certification. */
  readonly input: EntryInput | null
}

const { companyName, accountNumberDigits, corporateNumberDigits: corporate, residentNumberDigits: resident } = APPLICATION_LIMITS

/**
 * The entries of the form, in page order; the parts of the business number are not among them. The account number is
 * not locked, but changing it resets the check, because the payment must go to the verified account.
 * [A-061] [D2-17]
 */
export const APPLICATION_ENTRIES = {
  name:            { part: 'applicant', check: null,       locks: false, saved: false, input: null },
  birth:           { part: 'applicant', check: null,       locks: false, saved: false, input: null },
  mobile:          { part: 'applicant', check: null,       locks: false, saved: true,  input: { takes: 'mobile' } },
  residentFront:   { part: 'applicant', check: 'realName', locks: false, saved: false, input: { takes: 'digits', max: resident.front, fewer: 'residentLength' } },
  residentBack:    { part: 'applicant', check: 'realName', locks: false, saved: false, input: { takes: 'digits', max: resident.back, fewer: 'residentLength' } },
  companyName:     { part: 'business',  check: 'business', locks: true,  saved: true,  input: { takes: 'text', max: companyName } },
  corporateFront:  { part: 'business',  check: 'business', locks: true,  saved: true,  input: { takes: 'digits', max: corporate.front, fewer: 'corporateNumberLength' } },
  corporateBack:   { part: 'business',  check: 'business', locks: true,  saved: true,  input: { takes: 'digits', max: corporate.back, fewer: 'corporateNumberLength' } },
  openingDate:     { part: 'business',  check: 'business', locks: true,  saved: true,  input: { takes: 'date' } },
  settlementMonth: { part: 'account',   check: null,       locks: false, saved: true,  input: { takes: 'choice' } },
  bank:            { part: 'account',   check: 'account',  locks: true,  saved: true,  input: { takes: 'choice' } },
  accountNumber:   { part: 'account',   check: 'account',  locks: false, saved: true,  input: { takes: 'digits', max: accountNumberDigits } },
  depositor:       { part: 'account',   check: 'account',  locks: true,  saved: true,  input: { takes: 'depositor' } },
} as const satisfies Record<string, EntryRow>
type Entries = typeof APPLICATION_ENTRIES

export type ApplicationEntryField = keyof Entries

type FieldWith<Column extends keyof EntryRow, Value> = {
  [field in ApplicationEntryField]: Entries[field][Column] extends Value ? field : never
}[ApplicationEntryField]
/** An entry that its passed check locks. */
export type LockedEntryField = FieldWith<'locks', true>
export type CheckedEntryField = FieldWith<'check', string>
export type SavedEntryField = FieldWith<'saved', true>
/** An entry that the person types or chooses. */
export type EnteredField = FieldWith<'input', object>
