import { ENTITY_TYPE_ROWS, type EntityType } from '../../business/entity-type.ts'
import { decideOpeningDate } from '../../business/opening-date.ts'
import { type PaymentTypeOrText, paymentTypeOrConfirmed } from '../../business/payment-type.ts'
import type { TaxStatusVerdict } from '../../business/tax-status.ts'
import { type CatchAllRow, decide, type Decision, type DecisionRow, decisionFrom } from '../../kernel/decide.ts'
import { APPLICATION_LIMITS } from '../../programme/application-limits.ts'
import { isWithoutProof } from '../../proof/proof-status.table.ts'
import type { ProofForRules } from '../../proof/proof.ts'
import { characterCount } from '../../text/characters.ts'
import { normaliseUnicode } from '../../text/normal-form.ts'
import type { KstDate } from '../../time/calendar.ts'

/** For each field that the agency checks again: whether it may be stored. */
type RevalidationFacts = Readonly<Record<'openingDate' | 'companyName' | 'settlementMonth', boolean>>

/** `ok`, or the name of the first field that may not be stored. */
type RevalidationVerdict = 'ok' | keyof RevalidationFacts

/**
 * The facts of an edit of the business data: whether the data are complete, the tax office's status of a new business
 * number, whether the tax office confirms the data, and whether the business number changes although it is kept.
 */
type BusinessEditContentFacts = {
  readonly complete: boolean
  readonly number: TaxStatusVerdict | 'same'
  readonly confirmed: boolean
  readonly kept: boolean
}

type FieldRow = DecisionRow<RevalidationFacts, RevalidationVerdict>

const OPENING_DATE: FieldRow = { id: 'EN-2', when: { openingDate: false }, then: 'openingDate', ref: 'A-067' }
const COMPANY_NAME: FieldRow = { id: 'EN-3', when: { companyName: false }, then: 'companyName', ref: 'A-005' }
const MONTH: FieldRow = { id: 'EN-9', when: { settlementMonth: false }, then: 'settlementMonth', ref: 'A-005' }
const ACCEPTED: CatchAllRow<'ok'> = { id: 'EN-5', when: {}, then: 'ok', ref: 'A-246' }

/**
 * True if a proof keeps the business number of its application: it is about the deliveries of this business, and is
 * neither cancelled nor refused. [A-004] [D2-611] [D2-820]
 */
export const keepsBusinessNumber = (proof: Pick<ProofForRules, 'status'>): boolean => !isWithoutProof([proof])

/**
 * True if the business number of an application cannot be changed: a proof keeps it, or the payment is rapid, because
 * the looked-up usage is that of this number. [D2-611] [D2-820] [D3-760]
 */
export const isBusinessNumberKept = (
  paymentType: PaymentTypeOrText | null,
  proofs: readonly Pick<ProofForRules, 'status'>[],
): boolean => paymentTypeOrConfirmed(paymentType) === 'rapid' || proofs.some(keepsBusinessNumber)

/** The fields that the rule reads, as they were sent. The opening date is `YYYY-MM-DD`. */
export type RevalidatedEntries = Readonly<Record<keyof RevalidationFacts, string>> & {
  readonly entityType: EntityType
}

/**
 * True if this kind of applicant may have the settlement month. For a kind that cannot choose a month, only December is
 * allowed.
 */
const isMonthOf = (entityType: EntityType, month: string): boolean => {
  const { settlementMonths, individualSettlementMonth } = APPLICATION_LIMITS
  const months = ENTITY_TYPE_ROWS[entityType].settlementMonth ? settlementMonths : [individualSettlementMonth]
  return months.some((settlementMonth) => String(settlementMonth) === month)
}

const factsOf = (
  { openingDate, companyName, settlementMonth, entityType }: RevalidatedEntries,
  today: KstDate,
): RevalidationFacts => ({
  openingDate: decideOpeningDate(openingDate, today).verdict === 'ok',
  companyName: characterCount(normaliseUnicode(companyName, 'NFC')) <= APPLICATION_LIMITS.companyName,
  settlementMonth: isMonthOf(entityType, settlementMonth),
})

/**
 * 서버가 다시 보는 칸: decides whether the agency may store the entries of a submission, even if the page accepted them.
 * `today` is the Korean day.
 */
export const decideRevalidation = (entries: RevalidatedEntries, today: KstDate): Decision<RevalidationVerdict> =>
  decide([OPENING_DATE, COMPANY_NAME, MONTH, ACCEPTED], factsOf(entries, today))

/**
 * Decides whether the agency may store an edit of the business data. `today` is the Korean day. [A-250] [E-086] [E-087]
 */
export const decideBusinessEditContent = decisionFrom(
  (
    entries: RevalidatedEntries,
    edit: BusinessEditContentFacts,
    today: KstDate,
  ): RevalidationFacts & BusinessEditContentFacts => ({ ...factsOf(entries, today), ...edit }),
  [
    { id: 'EN-1', when: { complete: false }, then: 'incomplete', ref: 'A-071' },
    OPENING_DATE,
    COMPANY_NAME,
    { id: 'EN-4', when: { confirmed: false }, then: 'unconfirmed', ref: 'A-218' },
    { id: 'EN-6', when: { number: 'closed' }, then: 'closed', ref: 'E-086' },
    { id: 'EN-7', when: { number: 'unregistered' }, then: 'unregistered', ref: 'E-087' },
    { id: 'EN-8', when: { kept: true }, then: 'kept', ref: 'D2-611' },
    MONTH,
    ACCEPTED,
  ],
)
