import type { Bank } from '../../account/account.ts'
import { cleanDepositor } from '../../account/depositor.ts'
import type { TaxpayerType } from '../../business/business-lookup.ts'
import type { BusinessNumber } from '../../business/business-number.ts'
import type { EntityType } from '../../business/entity-type.ts'
import type { PaymentTypeOrText } from '../../business/payment-type.ts'
import type { MainConsents } from '../../consent/consent-data.ts'
import { cutText, extractDigits, removeInvisible } from '../../text/characters.ts'
import {
  APPLICATION_ENTRIES,
  type ApplicationEntryField,
  type CheckedEntryField,
  type EnteredField,
  type EntryInput,
  FORM_PARTS,
  type FormPart,
  type LockedEntryField,
} from '../application-entries.table.ts'
import { cleanMobileNumber, mobileNumberRefusal } from './mobile-number.ts'
import type { DocumentKey } from './required-documents.ts'
import { residentNumberWithFrontOnly, type ResidentNumber } from './resident-number.ts'

/** The three checks of the form, each with its own button. */
export type FormCheckName = (typeof APPLICATION_ENTRIES)[CheckedEntryField]['check']

/**
 * Everything on the form that a failed check may point to: an entry, a check button, a document row.
 */
export type ApplicationFormTarget = ApplicationEntryField | `check.${FormCheckName}` | `doc.${DocumentKey}`

/**
 * State of a check: `open` until it passes; `waived` if the person chose to continue without it. The
 * flag of A-052 is set by `passed`, not by `waived`.
 */
export type FormCheckState = 'open' | 'passed' | 'waived'

export type FormChecks = Readonly<Record<FormCheckName, FormCheckState>>

/** All three checks are open at the start of every form, even of a restored draft. */
export const ALL_CHECKS_OPEN: FormChecks = { realName: 'open', business: 'open', account: 'open' }

export type ChosenDocuments = Readonly<Partial<Record<DocumentKey, { readonly name: string; readonly size: number }>>>

/**
 * All data of /aply-info. `applicationNumber`, `paymentType` and `businessNumber` come from the session; `name` and
 * `birth` (eight digits, separators allowed) come from the certification. A missing entry is an empty string, a missing
 * bank is null.
 */
export type ApplicationForm = {
  readonly applicationNumber: string
  readonly paymentType: PaymentTypeOrText | null
  readonly businessNumber: BusinessNumber | ''
  /** The kind of applicant; null only on an edit page, if the agency has not sent the kind. */
  readonly entityType: EntityType | null
  readonly name: string
  readonly birth: string
  readonly mobile: string
  readonly resident: ResidentNumber
  readonly companyName: string
  readonly corporateFront: string
  readonly corporateBack: string
  readonly openingDate: string
  /** `3`, `6`, `9` or `12`; an individual does not have this field. */
  readonly settlementMonth: string
  readonly bank: Bank | null
  readonly accountNumber: string
  readonly depositor: string
  readonly keyAgreements: MainConsents
  readonly taxpayerType: TaxpayerType
  readonly documents: ChosenDocuments
  readonly checks: FormChecks
}

type KnownEntries = Pick<
  ApplicationForm,
  'applicationNumber' | 'paymentType' | 'businessNumber' | 'entityType' | 'name' | 'birth' | 'mobile' | 'keyAgreements'
>

/**
 * Returns the form as it opens, with the data of session, certification and consents; the other entries are empty.
 * [A-052] [A-053]
 */
export const unfilledApplicationForm = <Known extends KnownEntries>(knownEntries: Known): ApplicationForm & Known => ({
  ...knownEntries,
  resident: residentNumberWithFrontOnly(knownEntries.birth),
  companyName: '',
  corporateFront: '',
  corporateBack: '',
  openingDate: '',
  settlementMonth: '',
  bank: null,
  accountNumber: '',
  depositor: '',
  taxpayerType: 'unknown',
  documents: {},
  checks: ALL_CHECKS_OPEN,
})

export const FORM_CHECK_NAMES = Object.keys(ALL_CHECKS_OPEN) as readonly FormCheckName[]

const ENTRY_FIELDS = Object.keys(APPLICATION_ENTRIES) as readonly ApplicationEntryField[]
export const FORM_PART_NAMES = Object.keys(FORM_PARTS) as readonly FormPart[]

const withCheck = (checks: FormChecks, check: FormCheckName, state: FormCheckState): FormChecks =>
  checks[check] === state ? checks : { ...checks, [check]: state }

/** Marks a check as passed. */
export const passCheck = (checks: FormChecks, check: FormCheckName): FormChecks => withCheck(checks, check, 'passed')

/**
 * Marks a check as waived: the person chose to continue without it. It stays waived until the form is left.
 * [A-078] [D2-33]
 */
export const waiveCheck = (checks: FormChecks, check: 'realName' | 'business'): FormChecks =>
  withCheck(checks, check, 'waived')

/** Resets a check and unlocks its fields, after a click on `form.reenter` or a failed verification. */
export const reopenCheck = (checks: FormChecks, check: FormCheckName): FormChecks => withCheck(checks, check, 'open')

const isEntry = (field: ApplicationFormTarget): field is ApplicationEntryField =>
  Object.hasOwn(APPLICATION_ENTRIES, field)

export const isEntryOfCheck = (check: FormCheckName, field: ApplicationFormTarget): field is CheckedEntryField =>
  isEntry(field) && APPLICATION_ENTRIES[field].check === check

/** Returns the part of the form that contains a target. */
export const partOf = (field: ApplicationFormTarget): FormPart =>
  isEntry(field)
    ? APPLICATION_ENTRIES[field].part
    : (FORM_PART_NAMES.find((part) => field === `check.${FORM_PARTS[part]}`) ?? 'documents')

/** Returns every target of a form that requests these documents, in page order. [D2-104] */
export const targetsInPageOrder = (documents: readonly DocumentKey[]): readonly ApplicationFormTarget[] =>
  FORM_PART_NAMES.flatMap((part): readonly ApplicationFormTarget[] => {
    const check = FORM_PARTS[part]
    return check === null
      ? documents.map((document) => `doc.${document}` as const)
      : [...ENTRY_FIELDS.filter((field) => partOf(field) === part), `check.${check}`]
  })

/** Returns the entries that a check covers, in page order. */
export const entriesOfCheck = (check: FormCheckName): readonly CheckedEntryField[] =>
  ENTRY_FIELDS.filter((field) => isEntryOfCheck(check, field))

/** Resets every passed check that covers a changed entry. */
export const resetChecksAfterChange = (checks: FormChecks, field: ApplicationEntryField): FormChecks =>
  FORM_CHECK_NAMES.filter((check) => checks[check] === 'passed' && isEntryOfCheck(check, field)).reduce(
    reopenCheck,
    checks,
  )

/** Returns the entries that passed checks lock, in page order. */
export const lockedEntries = (checks: FormChecks): readonly LockedEntryField[] =>
  ENTRY_FIELDS.filter((field): field is LockedEntryField => {
    const { check, locks } = APPLICATION_ENTRIES[field]
    return locks && checks[check] === 'passed'
  })

/** The entries that the person types or chooses, in page order. */
export const ENTERED_FIELDS = ENTRY_FIELDS.filter(
  (field): field is EnteredField => APPLICATION_ENTRIES[field].input !== null,
)

/** Returns what a target takes; null for a check, a document or a fact from the certification. */
export const inputOf = (field: ApplicationFormTarget): EntryInput | null =>
  isEntry(field) ? APPLICATION_ENTRIES[field].input : null

/**
 * Returns the value of a field for typed or pasted text, normalised to NFC and without invisible characters.
 * `fullWidth` is the toggle next to the depositor. [A-064] [A-065] [D2-114]
 */
export const cleanApplicationInput = (field: EnteredField, raw: string, fullWidth = false): string => {
  const input: EntryInput = APPLICATION_ENTRIES[field].input
  const text = removeInvisible(raw)
  if (input.takes === 'depositor') return cleanDepositor(text, fullWidth)
  if (input.takes === 'mobile') return cleanMobileNumber(text)
  if (input.takes === 'digits') return extractDigits(text, input.max)
  return input.takes === 'text' ? cutText(text, input.max) : text
}

/** Returns the refusal of a filtered text, whatever the other entries are; null if it is empty or right. */
export const entryTextRefusal = (field: EnteredField, text: string) => {
  const input: EntryInput = APPLICATION_ENTRIES[field].input
  if (text === '') return null
  if (input.takes === 'mobile') return mobileNumberRefusal(text)
  return input.takes === 'digits' && text.length !== input.max ? (input.fewer ?? null) : null
}
