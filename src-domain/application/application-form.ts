import type { Bank } from '../account/account.ts'
import { cleanDepositor } from '../account/depositor.ts'
import type { TaxpayerType } from '../business/business-lookup.ts'
import type { EntityType } from '../business/entity-type.ts'
import type { BusinessNumber } from '../business/business-number.ts'
import type { PaymentTypeOrText } from '../business/payment-type.ts'
import type { MainConsents } from '../consent/consent-data.ts'
import { cutText, extractDigits, removeInvisible } from '../kernel/characters.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { cleanMobileNumber } from './mobile-number.ts'
import type { DocumentKey } from './required-documents.ts'
import { residentNumberWithFrontOnly, type ResidentNumber } from './resident-number.ts'

export type ApplicationEntryField =
  | 'name'
  | 'birth'
  | 'mobile'
  | 'residentFront'
  | 'residentBack'
  | 'companyName'
  | 'corporateFront'
  | 'corporateBack'
  | 'openingDate'
  | 'settlementMonth'
  | 'bank'
  | 'accountNumber'
  | 'depositor'

/** The three checks of the form, each with its own button. */
export type FormCheckName = 'realName' | 'business' | 'account'

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
export const unfilledApplicationForm = <Known extends KnownEntries>(known: Known): ApplicationForm & Known => ({
  ...known,
  resident: residentNumberWithFrontOnly(known.birth),
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

/**
 * The entries that each check covers, and the entries that it locks when it has passed. The account number is not
 * locked, but changing it resets the check, because the payment must go to the verified account. [D2-17]
 */
export const ENTRIES_BY_CHECK = {
  realName: { about: ['residentFront', 'residentBack'], locks: [] },
  business: {
    about: ['companyName', 'openingDate', 'corporateFront', 'corporateBack'],
    locks: ['companyName', 'openingDate', 'corporateFront', 'corporateBack'],
  },
  account: { about: ['bank', 'accountNumber', 'depositor'], locks: ['bank', 'depositor'] },
} as const satisfies Record<
  FormCheckName,
  { readonly about: readonly ApplicationEntryField[]; readonly locks: readonly ApplicationEntryField[] }
>

export const FORM_CHECK_NAMES = Object.keys(ENTRIES_BY_CHECK) as readonly FormCheckName[]

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

export const isEntryOfCheck = (check: FormCheckName, field: ApplicationFormTarget): boolean =>
  (ENTRIES_BY_CHECK[check].about as readonly ApplicationFormTarget[]).includes(field)

/** Resets every passed check that covers a changed entry. */
export const resetChecksAfterChange = (checks: FormChecks, field: ApplicationEntryField): FormChecks =>
  FORM_CHECK_NAMES.filter((check) => checks[check] === 'passed' && isEntryOfCheck(check, field)).reduce(
    reopenCheck,
    checks,
  )

/** Returns the entries that passed checks lock, in the order of the form. */
export const lockedEntries = (checks: FormChecks): readonly ApplicationEntryField[] =>
  FORM_CHECK_NAMES.filter((check) => checks[check] === 'passed').flatMap((check) => [...ENTRIES_BY_CHECK[check].locks])

/** How a field filters typed or pasted text. `max` is a number of digits or characters. */
export type InputRule =
  | { readonly takes: 'digits'; readonly max: number }
  | { readonly takes: 'text'; readonly max: number }
  | { readonly takes: 'mobile' }
  | { readonly takes: 'depositor' }

const { corporateNumberDigits, residentNumberDigits } = APPLICATION_LIMITS

/**
 * Every field that filters its input, by field id; the parts of the business number use
 * `cleanBusinessNumberPart`.
 */
const APPLICATION_INPUT_RULES = {
  name: { takes: 'text', max: APPLICATION_LIMITS.applicantName },
  companyName: { takes: 'text', max: APPLICATION_LIMITS.companyName },
  mobile: { takes: 'mobile' },
  residentFront: { takes: 'digits', max: residentNumberDigits.front },
  residentBack: { takes: 'digits', max: residentNumberDigits.back },
  corporateFront: { takes: 'digits', max: corporateNumberDigits.front },
  corporateBack: { takes: 'digits', max: corporateNumberDigits.back },
  accountNumber: { takes: 'digits', max: APPLICATION_LIMITS.accountNumberDigits },
  depositor: { takes: 'depositor' },
} as const satisfies Record<string, InputRule>

export type FieldWithInputRule = keyof typeof APPLICATION_INPUT_RULES

/**
 * Returns the value of a field for typed or pasted text, normalised to NFC and without invisible characters.
 * `fullWidth` is the toggle next to the depositor. [A-064] [A-065] [D2-114]
 */
export const cleanApplicationInput = (field: FieldWithInputRule, raw: string, fullWidth = false): string => {
  const rule: InputRule = APPLICATION_INPUT_RULES[field]
  const text = removeInvisible(raw)
  if (rule.takes === 'depositor') return cleanDepositor(text, fullWidth)
  if (rule.takes === 'mobile') return cleanMobileNumber(text)
  return rule.takes === 'digits' ? extractDigits(text, rule.max) : cutText(text, rule.max)
}
