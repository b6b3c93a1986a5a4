import { cleanCorporateNumber } from '../../business/corporate-number.ts'
import type { Decision } from '../../kernel/decide.ts'
import { parsedValueOrNull, parsedOrTextAsString } from '../../kernel/parsed-or-text.ts'
import {
  decideSameSubmission,
  type EarlierSubmissionFacts,
  type SameSubmissionVerdict,
} from '../../sending/same-submission.ts'
import { normaliseUnicode } from '../../text/normal-form.ts'
import type { Application } from '../application.ts'
import type { NewApplication } from './new-application.ts'

/** How two values of a field are compared: as trimmed text, by their digits, or as numbers. */
type Comparison = (value: string) => string
const text: Comparison = (value) => normaliseUnicode(value, 'NFC').trim()
const digits: Comparison = (value) => value.replace(/[^0-9]/g, '')
const month: Comparison = (value) => digits(value).replace(/^0+/, '')

type NoEntry = 'supportNumber' | 'decidedAmount' | 'status'

/** Every entry of an application that the result call returns. */
const ANSWERED_ENTRIES = {
  number: text,
  paymentType: text,
  applicantName: text,
  businessNumber: text,
  companyName: text,
  corporateNumber: text,
  openingDate: digits,
  settlementMonth: month,
  entityType: text,
  bankName: text,
  accountNumber: digits,
  depositor: text,
  birthDate: digits,
} as const satisfies Readonly<Record<Exclude<keyof Application & keyof NewApplication, NoEntry>, Comparison>>

type AnsweredEntry = keyof typeof ANSWERED_ENTRIES
const ENTRIES = Object.keys(ANSWERED_ENTRIES) as readonly AnsweredEntry[]

/** The entries of a stored application. An absent entry is not compared. */
export type StoredApplicationEntries = Pick<Application, AnsweredEntry>

/** Entries that no answer of the agency contains: the mobile number and the documents. */
const UNANSWERED_ENTRIES = { mobile: null, documents: null } as const
const SENT_UNANSWERED = { mobile: '', documents: '' } as const

const sentEntries = (application: NewApplication) =>
  Object.fromEntries(ENTRIES.map((entry) => [entry, ANSWERED_ENTRIES[entry](parsedOrTextAsString(application[entry]))]))

const storedEntries = (application: StoredApplicationEntries) =>
  Object.fromEntries(
    ENTRIES.map((entry) => {
      const value = entry === 'paymentType' ? application.paymentType : parsedValueOrNull(application[entry])
      return [entry, value === null ? null : ANSWERED_ENTRIES[entry](parsedOrTextAsString(value))]
    }),
  )

/**
 * Decides whether the agency's application is the application that was just sent. The agency's answer has neither
 * mobile number nor documents, so these are compared with what this browser sent. [A-267] [D2-108] [D3-139]
 */
export const decideSameApplication = (
  storedApplication: StoredApplicationEntries,
  sentApplication: NewApplication,
  earlierSubmission: EarlierSubmissionFacts,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission<string>(
    { ...sentEntries(sentApplication), ...SENT_UNANSWERED },
    { ...storedEntries(storedApplication), ...UNANSWERED_ENTRIES },
    earlierSubmission,
  )

/** Entries of a draft, as the person typed them. Entries that the agency's answer does not contain are left out. */
export type DraftedEntries = {
  readonly [
    entry in 'companyName' | 'openingDate' | 'settlementMonth' | 'bankName' | 'accountNumber' | 'depositor'
  ]?: string
} & { readonly corporateFront?: string; readonly corporateBack?: string }

/**
 * Decides whether the stored application was made from this draft, whose page was reloaded while the application was
 * sent. Empty entries of the draft are ignored. [A-267] [D2-108] [D3-139]
 */
export const decideSameAsDraft = (
  storedApplication: StoredApplicationEntries,
  { corporateFront = '', corporateBack = '', ...drafted }: DraftedEntries,
  earlierSubmission: EarlierSubmissionFacts,
): Decision<SameSubmissionVerdict> => {
  const draftEntries: Readonly<Record<string, string | undefined>> = {
    ...drafted,
    corporateNumber: parsedOrTextAsString(cleanCorporateNumber(`${corporateFront}${corporateBack}`)),
  }
  const compared = ENTRIES.flatMap((entry) => {
    const text = draftEntries[entry] ?? ''
    return text === '' ? [] : [[entry, ANSWERED_ENTRIES[entry](text)] as const]
  })
  return decideSameSubmission<string>(
    { ...Object.fromEntries(compared), ...SENT_UNANSWERED },
    { ...storedEntries(storedApplication), ...UNANSWERED_ENTRIES },
    earlierSubmission,
  )
}
