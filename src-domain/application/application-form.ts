import type { BankCode } from '../account/bank-code.ts'
import type { EntityType } from '../business/entity-type.ts'
import type { PaymentType } from '../business/payment-type.ts'
import type { TaxpayerType } from '../business/business-lookup.ts'
import type { KeyAgreements } from '../consent/key-agreements.ts'
import type { DocumentKey } from './documents.table.ts'
import type { ResidentNumber } from './resident-number.ts'
import { residentNumberBornOn } from './resident-number.ts'

/** The entries that a person makes or that the verification made, by the id of their field. */
export type EntryField =
  | 'name'
  | 'birth'
  | 'mobile'
  | 'rrn1'
  | 'rrn2'
  | 'companyName'
  | 'co1'
  | 'co2'
  | 'openingDate'
  | 'settlementMonth'
  | 'bank'
  | 'accountNumber'
  | 'depositor'

/** The three checks of the form, each with a button of its own. */
export type CheckName = 'realName' | 'business' | 'account'

/** Everything on the form that a refusal may point to: an entry, the button of a check, a document's row. */
export type FormField = EntryField | `check.${CheckName}` | `doc.${DocumentKey}`

/**
 * Where a check stands: `open` until it passes; `waived` when the person accepted to go on without it.
 * The flag of A-052 is set in `passed` alone.
 */
export type CheckState = 'open' | 'passed' | 'waived'

export type FormChecks = Readonly<Record<CheckName, CheckState>>

/** All three flags unset: how every form starts, a restored draft too. */
export const NO_CHECKS: FormChecks = { realName: 'open', business: 'open', account: 'open' }

/** A chosen bank: its code of three digits and its name (`codeName`). [A-094] [D2-18] */
export type Bank = { readonly code: BankCode; readonly name: string }

/** What the rules need of a chosen file; a browser's `File` fits. */
export type ChosenDocument = { readonly name: string; readonly size: number }

export type ChosenDocuments = Readonly<Partial<Record<DocumentKey, ChosenDocument>>>

/**
 * All of /aply-info at one moment, as plain data. `applicationNumber`, `paymentType`, `brNo` are the session's, `name` and `birth`
 * (eight digits, separators allowed) the verification's; an entry that was not made is an empty text, a bank null.
 */
export type ApplicationForm = {
  readonly applicationNumber: string
  readonly paymentType: PaymentType | null
  readonly brNo: string
  readonly entityType: EntityType
  readonly name: string
  readonly birth: string
  readonly mobile: string
  readonly resident: ResidentNumber
  readonly companyName: string
  readonly co1: string
  readonly co2: string
  readonly openingDate: string
  /** `3`, `6`, `9` or `12`; individuals have no such field. */
  readonly settlementMonth: string
  readonly bank: Bank | null
  readonly accountNumber: string
  readonly depositor: string
  readonly keyAgreements: KeyAgreements
  readonly taxpayerType: TaxpayerType
  readonly documents: ChosenDocuments
  readonly checks: FormChecks
}

/** The form as it opens: what session, verification and consents bring, and nothing typed. */
export const emptyForm = (
  known: Pick<
    ApplicationForm,
    'applicationNumber' | 'paymentType' | 'brNo' | 'entityType' | 'name' | 'birth' | 'mobile' | 'keyAgreements'
  >,
): ApplicationForm => ({
  ...known,
  resident: residentNumberBornOn(known.birth),
  companyName: '',
  co1: '',
  co2: '',
  openingDate: '',
  settlementMonth: '',
  bank: null,
  accountNumber: '',
  depositor: '',
  taxpayerType: 'unknown',
  documents: {},
  checks: NO_CHECKS,
})
