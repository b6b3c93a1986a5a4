import { ENTITY_TYPE_ROWS, type EntityType } from '../business/entity-type.ts'
import { decideOpeningDate } from '../business/opening-date.ts'
import type { TaxStatusVerdict } from '../business/tax-status.ts'
import type { KstDate } from '../kernel/calendar.ts'
import { characterCount } from '../kernel/characters.ts'
import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'
import { normalForm } from '../kernel/normal-form.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

/**
 * The facts that the agency checks again. For a submission or an edit: whether the opening date is accepted, and
 * whether name and settlement month are within their limits. For an edit of the business data, in addition: whether the
 * data are complete, the tax office's status of a new number, whether the tax office confirms the data, and whether the
 * number changes although a proof is paid. (A paid application keeps its number, because the maximum support is counted
 * per business.)
 */
export type RecheckedEntriesFacts = {
  readonly change: 'submit' | 'edit'
  readonly openingDate: boolean
  readonly limits: boolean
  readonly complete: boolean
  readonly number: TaxStatusVerdict | 'same'
  readonly confirmed: boolean
  readonly paid: boolean
}

/** The facts of an edit of the business data. */
export type BusinessEditFacts = Pick<RecheckedEntriesFacts, 'complete' | 'number' | 'confirmed' | 'paid'>

export type RecheckedEntriesVerdict =
  | 'accepted'
  | 'openingDate'
  | 'limits'
  | 'incomplete'
  | 'unconfirmed'
  | 'closed'
  | 'unregistered'
  | 'paid'

export const RECHECKED_ENTRIES_TABLE: DecisionTable<RecheckedEntriesFacts, RecheckedEntriesVerdict> = [
  { id: 'EN-1', when: { change: 'edit', complete: false }, then: 'incomplete', ref: 'A-071' },
  { id: 'EN-2', when: { openingDate: false }, then: 'openingDate', ref: 'A-067' },
  { id: 'EN-3', when: { limits: false }, then: 'limits', ref: 'A-005' },
  { id: 'EN-4', when: { change: 'edit', confirmed: false }, then: 'unconfirmed', ref: 'A-218' },
  { id: 'EN-6', when: { change: 'edit', number: 'closed' }, then: 'closed', ref: 'E-086' },
  { id: 'EN-7', when: { change: 'edit', number: 'unregistered' }, then: 'unregistered', ref: 'E-087' },
  { id: 'EN-8', when: { change: 'edit', paid: true }, then: 'paid', ref: 'A-004' },
  { id: 'EN-5', when: {}, then: 'accepted', ref: 'A-246' },
]

/** The fields that the rule reads, as they were sent. The opening date is `YYYY-MM-DD`. */
export type RecheckedEntries = Readonly<Record<'openingDate' | 'companyName' | 'settlementMonth', string>> & {
  readonly entityType: EntityType
}

/**
 * True if this kind of applicant may have the settlement month. A kind that cannot choose a month has December.
 */
const isMonthOf = (entityType: EntityType, month: string): boolean => {
  const { settlementMonths, individualSettlementMonth } = APPLICATION_LIMITS
  const months = ENTITY_TYPE_ROWS[entityType].settlementMonth ? settlementMonths : [individualSettlementMonth]
  return months.some((known) => String(known) === month)
}

/**
 * 서버가 다시 보는 칸: decides whether the agency may store these entries, even if the page accepted them. `today` is the
 * Korean day. [A-005] [A-067] [A-246] [E-086] [E-087]
 */
export const decideRecheckedEntries = (
  { openingDate, companyName, settlementMonth, entityType }: RecheckedEntries,
  today: KstDate,
  edit: BusinessEditFacts | null,
): Decision<RecheckedEntriesVerdict> =>
  decide(RECHECKED_ENTRIES_TABLE, {
    change: edit === null ? 'submit' : 'edit',
    openingDate: decideOpeningDate(openingDate, today).verdict === 'accepted',
    limits:
      characterCount(normalForm(companyName, 'NFC')) <= APPLICATION_LIMITS.companyName &&
      isMonthOf(entityType, settlementMonth),
    complete: edit?.complete ?? true,
    number: edit?.number ?? 'same',
    confirmed: edit?.confirmed ?? true,
    paid: edit?.paid ?? false,
  })
