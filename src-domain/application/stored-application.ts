import { type Table, decide } from '../kernel/decide.ts'
import { knownIn, writtenIn } from '../kernel/stated.ts'
import type { Application } from './application.ts'
import type { NewApplication } from './new-application.ts'

/** What is known of an application that lies at the agency under the number of the one just sent. */
export type StoredApplicationFacts = {
  /** Does every entry that the agency answers equal the one sent? */
  readonly entries: 'same' | 'other'
  /** What this browser sent under that number before: nothing, this content alone, or other content too. */
  readonly earlier: 'none' | 'same' | 'other'
  /** May the last sending have been stored? Not where it never left, nor where it was refused as a duplicate. */
  readonly mayBeStored: boolean
}

/** The stored application is the one just sent, or another one: then its entries are the ones that count. */
export type StoredApplicationVerdict = 'same' | 'other'

/**
 * The answer of the agency names neither mobile number nor documents; what this browser sent before stands in for them.
 * Where that is unknown, the application counts as another one: nobody is told of a success that may not be theirs.
 */
export const STORED_APPLICATION_TABLE: Table<StoredApplicationFacts, StoredApplicationVerdict> = [
  { id: 'SA-1', when: { entries: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-2', when: { earlier: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-3', when: { earlier: 'none', mayBeStored: false }, then: 'other', ref: 'D2-108' },
  { id: 'SA-4', when: {}, then: 'same', ref: 'A-267' },
]

/** How two values of a field are compared: as texts without outer spaces, as their digits, as a number. */
type Comparison = (value: string) => string
const text: Comparison = (value) => value.normalize('NFC').trim()
const digits: Comparison = (value) => value.replace(/[^0-9]/g, '')
const month: Comparison = (value) => digits(value).replace(/^0+/, '')

/** Every entry of an application that the result call answers. */
const ANSWERED_ENTRIES = {
  number: text,
  paymentType: text,
  applicantName: text,
  registrationNumber: text,
  companyName: text,
  corporateNumber: text,
  openingDate: digits,
  settlementMonth: month,
  entityType: text,
  bankName: text,
  accountNumber: text,
  depositor: text,
  birthDate: digits,
} as const satisfies Partial<Record<keyof Application & keyof NewApplication, Comparison>>

type AnsweredEntry = keyof typeof ANSWERED_ENTRIES
const ENTRIES = Object.keys(ANSWERED_ENTRIES) as readonly AnsweredEntry[]

/** The entries of a stored application; each may be absent, and then says nothing. */
export type StoredEntries = Pick<Application, AnsweredEntry>

/** Does every entry that is answered equal the one sent? */
export const hasSameEntries = (stored: StoredEntries, sent: NewApplication): boolean =>
  ENTRIES.every((entry) => {
    const value = entry === 'paymentType' ? stored.paymentType : knownIn(stored[entry])
    const compared = ANSWERED_ENTRIES[entry]
    return value === null || compared(writtenIn(value)) === compared(writtenIn(sent[entry]))
  })

/** Is the application that lies at the agency the one just sent? [A-267] [D2-108] */
export const isSameApplication = (
  stored: StoredEntries,
  sent: NewApplication,
  sending: Omit<StoredApplicationFacts, 'entries'>,
): boolean =>
  decide(STORED_APPLICATION_TABLE, { entries: hasSameEntries(stored, sent) ? 'same' : 'other', ...sending }).verdict ===
  'same'
