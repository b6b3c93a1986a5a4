import { decideOpeningDate } from '../business/opening-date.ts'
import type { KstDate } from '../kernel/calendar.ts'
import { lengthOf } from '../kernel/cut-text.ts'
import { decide, type Decision, type Table } from '../kernel/decide.ts'
import { normalForm } from '../kernel/normal-form.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

/**
 * What the agency looks at again in what an applicant submits or edits: whether the opening date is taken, name and
 * settlement month are within their limits, and, of an edit of the business data, whether they are complete and the tax
 * office confirms them.
 */
export type AgencyEntryFacts = {
  readonly change: 'submit' | 'edit'
  readonly openingDate: boolean
  readonly limits: boolean
  readonly complete: boolean
  readonly confirmed: boolean
}
export type AgencyEntryVerdict = 'taken' | 'openingDate' | 'limits' | 'incomplete' | 'unconfirmed'

export const AGENCY_ENTRIES: Table<AgencyEntryFacts, AgencyEntryVerdict> = [
  { id: 'EN-1', when: { change: 'edit', complete: false }, then: 'incomplete', ref: 'A-071' },
  { id: 'EN-2', when: { openingDate: false }, then: 'openingDate', ref: 'A-067' },
  { id: 'EN-3', when: { limits: false }, then: 'limits', ref: 'A-005' },
  { id: 'EN-4', when: { change: 'edit', confirmed: false }, then: 'unconfirmed', ref: 'A-218' },
  { id: 'EN-5', when: {}, then: 'taken', ref: 'A-246' },
]

/** The fields that are looked at, as they were sent; the opening date as `YYYY-MM-DD`. */
export type AgencyEntries = Readonly<Record<'openingDate' | 'companyName' | 'settlementMonth', string>>

const isMonth = (month: string) => APPLICATION_LIMITS.settlementMonths.some((known) => String(known) === month)

/** 서버가 다시 보는 칸: may these entries be stored, whatever the page let through? `today` is the Korean day. */
export const decideAgencyEntries = (
  { openingDate, companyName, settlementMonth }: AgencyEntries,
  today: KstDate,
  edit: Pick<AgencyEntryFacts, 'complete' | 'confirmed'> | null,
): Decision<AgencyEntryVerdict> =>
  decide(AGENCY_ENTRIES, {
    change: edit === null ? 'submit' : 'edit',
    openingDate: decideOpeningDate(openingDate, today).verdict === 'taken',
    limits: lengthOf(normalForm(companyName, 'NFC')) <= APPLICATION_LIMITS.companyName && isMonth(settlementMonth),
    complete: edit?.complete ?? true,
    confirmed: edit?.confirmed ?? true,
  })
