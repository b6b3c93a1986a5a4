import { decide } from '../kernel/decide.ts'
import type { Application } from './application.ts'
import type { ApplicationPayload } from './application-payload.ts'
import type { StoredApplicationFacts } from './stored-application.table.ts'
import { STORED_APPLICATION_TABLE } from './stored-application.table.ts'

/** How two values of a field are compared: as texts without outer spaces, as their digits, as a number. */
type Comparison = (value: string) => string
const text: Comparison = (value) => value.normalize('NFC').trim()
const digits: Comparison = (value) => value.replace(/[^0-9]/g, '')
const month: Comparison = (value) => digits(value).replace(/^0+/, '')

/** Every entry of an application that the result call answers, and as what it was sent. */
const ANSWERED_ENTRIES = {
  number: ['aplyNo', text],
  paymentType: ['aplyType', text],
  applicantName: ['aplyNm', text],
  registrationNumber: ['brno', digits],
  companyName: ['corpNm', text],
  corporateNumber: ['crpno', digits],
  openingDate: ['opbzDt', digits],
  settlementMonth: ['soaMm', month],
  entityType: ['mngFrGb', text],
  bankName: ['bankNm', text],
  accountNumber: ['acntNo', digits],
  depositor: ['dpstrNm', text],
  birthDate: ['brdt', digits],
} as const satisfies Partial<Record<keyof Application, readonly [keyof ApplicationPayload, Comparison]>>

type AnsweredEntry = keyof typeof ANSWERED_ENTRIES
const ENTRIES = Object.keys(ANSWERED_ENTRIES) as readonly AnsweredEntry[]

/** The entries of a stored application; each may be absent, and then says nothing. */
export type StoredEntries = Readonly<Record<AnsweredEntry, string | null>>

/** Does every entry that is answered equal the one sent? */
export const hasSameEntries = (stored: StoredEntries, sent: ApplicationPayload): boolean =>
  ENTRIES.every((entry) => {
    const value = stored[entry]
    const [field, compared] = ANSWERED_ENTRIES[entry]
    return value === null || compared(value) === compared(sent[field])
  })

/** Is the application that lies at the agency the one just sent? [A-267] [D2-108] */
export const isSameApplication = (
  stored: StoredEntries,
  sent: ApplicationPayload,
  sending: Omit<StoredApplicationFacts, 'entries'>,
): boolean =>
  decide(STORED_APPLICATION_TABLE, { entries: hasSameEntries(stored, sent) ? 'same' : 'other', ...sending }).verdict ===
  'same'
