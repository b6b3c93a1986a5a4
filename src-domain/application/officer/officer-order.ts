import {
  type ApplicationStatusOrText,
  applicationStatusRow,
  type SupportStage,
} from '../../application-status/application-status.table.ts'
import { decisionFrom } from '../../kernel/decide.ts'
import { NOT_SPECIFIED_REF } from '../../kernel/transitions.ts'
import { SUPPORT_CEILING } from '../../programme/parameters.ts'
import type { ProofForRules } from '../../proof/proof.ts'
import { decidedOrPaidTotal, isMoreDecidedThanPaid } from '../../proof/support-limit.ts'
import { approvedUnpaid } from '../../proof/support-shares.ts'
import type { OfficerActionInput } from './officer-actions.table.ts'

type OfficerOrderFacts = {
  /** The application of the proof or opinion is cancelled or deleted. */
  readonly ended: boolean
  readonly missing: OfficerOrderGap
  /** The order has an amount, or its action needs none. */
  readonly amount: boolean
  /** The new payment and the earlier ones together exceed the maximum, or an approval exceeds it. */
  readonly aboveCeiling: boolean
  /**
   * The order's total for the application is less than what is decided for it, or paid and approved for its proofs.
   * [D2-824]
   */
  readonly belowPaid: boolean
  /** The order approves or pays a proof or sends it back or, once the application is paid, does not reject it. */
  readonly needsOpenSupport: boolean
  readonly paysProof: boolean
  /** The amount decided for the application exceeds what was paid for its proofs: it contains unpaid ones. [D3-690] */
  readonly amountDecided: boolean
  /**
   * What is wrong with the proof. `noFile`: the order approves or pays it, and it has neither the documents that its
   * registration needs nor, if it is looked up, a record. `settled`: the order rejects it, and it is approved and part
   * of a payment that has begun or is decided. [D3-140] [D3-752] [D3-759] [D3-761]
   */
  readonly flaw: 'none' | 'noFile' | 'settled'
  /**
   * How far the support of the application is; an application that was not submitted is not selected yet.
   * `transferError`: the transfer failed, and the applicant has not corrected the account yet.
   */
  readonly stage: SupportStage | 'transferError'
}

/**
 * What an order lacks, besides an amount: reasons, the items of a supplement with their reasons, the records of a
 * carrier, or an answer.
 */
export type OfficerOrderGap = 'none' | 'reasons' | 'items' | 'records' | 'answer'

export type OfficerOrderVerdict =
  | 'ok'
  | 'applicationEnded'
  | 'incomplete'
  | 'noAmount'
  | 'aboveCeiling'
  | 'belowPaid'
  | 'notSelected'
  | 'paidInFull'
  | 'transferFailed'
  | 'amountDecided'
  | 'noFile'
  | 'settled'

export type OfficerOrder = {
  readonly on: 'application' | 'proof' | 'opinion'
  /** The application with all of its proofs. */
  readonly application: {
    readonly status: ApplicationStatusOrText | null
    readonly decidedAmount: number
    readonly proofs: readonly ProofForRules[]
  }
  /** What the order lacks besides an amount. */
  readonly missing: OfficerOrderGap
  /** The amount in won; undefined if it is missing, null if the action needs no amount. */
  readonly amount: number | null | undefined
  /** True if the action pays the amount, either for a proof or as the total for the application. */
  readonly pays: boolean
  /** True if the action sends the proof back for a supplement. */
  readonly sendsBack: boolean
  /** Which proof the action rejects: none, one that is not approved, or an approved one. */
  readonly rejects: 'nothing' | 'undecided' | 'approved'
  /** False if the proof has no document left that its registration needs, or no record; true without a proof. */
  readonly hasFiles: boolean
}

/** True if the application is cancelled or deleted, so that its proofs and opinions are no longer processed. */
export const isCancelledOrDeletedStatus = (status: ApplicationStatusOrText | null): boolean =>
  status !== null && !applicationStatusRow(status).live

const PAYMENT_STAGES: readonly OfficerOrderFacts['stage'][] = ['paying', 'transferError', 'paid']

const stageOf = (status: ApplicationStatusOrText | null): OfficerOrderFacts['stage'] => {
  if (status === null) return 'beforeSelection'
  return status === 'transferError' ? status : applicationStatusRow(status).stage
}

/**
 * 담당자의 처리: decides whether the agency carries out this order; the caller has checked that the status allows it. An
 * amount paid for a proof is added to the amounts paid before. An amount decided or paid for the application is its
 * total: it includes the amounts of the proofs, so that no proof is paid beside it. [A-004] [D2-44] [D1-675] [D3-672]
 * [D3-690] [D3-691] [D2-824] [D3-759] [D3-768]
 */
export const decideOfficerOrder = decisionFrom(
  (order: OfficerOrder): OfficerOrderFacts => {
    const { on, application, missing, amount, pays, sendsBack, rejects, hasFiles } = order
    const { status, proofs, decidedAmount } = application
    const orderedAmount = amount ?? 0
    const paidAmount = pays ? orderedAmount : 0
    const paysProof = on === 'proof' && pays
    const paidForProofs = decidedOrPaidTotal(proofs, null)
    const stage = stageOf(status)
    const amountDecided = isMoreDecidedThanPaid(proofs, decidedAmount)
    const isSettled = rejects === 'approved' && (amountDecided || PAYMENT_STAGES.includes(stage))
    const total = paysProof ? decidedOrPaidTotal(proofs, decidedAmount) + paidAmount : orderedAmount
    return {
      ended: on !== 'application' && isCancelledOrDeletedStatus(status),
      missing,
      amount: amount === null || orderedAmount > 0,
      aboveCeiling: total > SUPPORT_CEILING,
      needsOpenSupport: on === 'proof' && (amount !== null || sendsBack || (stage === 'paid' && rejects === 'nothing')),
      paysProof,
      amountDecided,
      flaw: isSettled ? 'settled' : amount !== null && !hasFiles ? 'noFile' : 'none',
      stage,
      belowPaid:
        on === 'application' &&
        pays &&
        paidAmount < Math.min(SUPPORT_CEILING, Math.max(decidedAmount, paidForProofs + approvedUnpaid(proofs))),
    }
  },
  [
    { id: 'DK-1', when: { ended: true }, then: 'applicationEnded', ref: 'A-194' },
    { id: 'DK-2', when: { missing: 'reasons' }, then: 'incomplete', ref: NOT_SPECIFIED_REF },
    { id: 'DK-8', when: { missing: 'items' }, then: 'incomplete', ref: NOT_SPECIFIED_REF },
    { id: 'DK-9', when: { missing: 'records' }, then: 'incomplete', ref: NOT_SPECIFIED_REF },
    { id: 'DK-10', when: { missing: 'answer' }, then: 'incomplete', ref: NOT_SPECIFIED_REF },
    { id: 'DK-3', when: { amount: false }, then: 'noAmount', ref: NOT_SPECIFIED_REF },
    { id: 'DK-4', when: { aboveCeiling: true }, then: 'aboveCeiling', ref: 'A-004' },
    { id: 'DK-5', when: { belowPaid: true }, then: 'belowPaid', ref: 'D2-44' },
    { id: 'DK-7', when: { needsOpenSupport: true, stage: 'rejected' }, then: 'notSelected', ref: 'D2-100' },
    { id: 'DK-11', when: { needsOpenSupport: true, stage: 'paid' }, then: 'paidInFull', ref: 'D1-675' },
    { id: 'DK-14', when: { paysProof: true, stage: 'transferError' }, then: 'transferFailed', ref: 'D3-691' },
    { id: 'DK-13', when: { paysProof: true, amountDecided: true }, then: 'amountDecided', ref: 'D3-690' },
    { id: 'DK-12', when: { flaw: 'noFile' }, then: 'noFile', ref: 'D3-140' },
    { id: 'DK-15', when: { flaw: 'settled' }, then: 'settled', ref: 'D3-759' },
    { id: 'DK-6', when: {}, then: 'ok', ref: NOT_SPECIFIED_REF },
  ],
)

/** The stages in which nothing is decided for the application. [D3-762] */
const UNDECIDED_STAGES: readonly SupportStage[] = ['beforeSelection', 'rejected']

/**
 * Returns the decided amount of an application that an action without an amount brings into this status, in won. Before
 * the selection, and after a rejection, only what was paid for the proofs is decided. [D3-762]
 */
export const decidedAmountIn = (
  status: ApplicationStatusOrText,
  { decidedAmount, proofs }: OfficerOrder['application'],
): number =>
  UNDECIDED_STAGES.includes(applicationStatusRow(status).stage) ? decidedOrPaidTotal(proofs, null) : decidedAmount

/** The parts of an order that its action may need, besides an amount. `item` is the id of a document of the proof. */
export type OfficerOrderContent = {
  readonly reasons?: readonly string[]
  readonly items?: readonly { readonly item: string; readonly reason: string }[] | undefined
  readonly records?: readonly { readonly carrier: string; readonly amount: number }[] | undefined
  readonly answer?: string
}

const isFilled = (text: string) => text.trim() !== ''

/**
 * For each input, true if the order has all of it. `openItems`: the documents for which a supplement can be requested.
 */
const IS_COMPLETE: Readonly<
  Record<Exclude<OfficerOrderGap, 'none'>, (content: OfficerOrderContent, openItems: readonly string[]) => boolean>
> = {
  reasons: ({ reasons = [] }) => reasons.some(isFilled),
  items: ({ items = [] }, openItems) =>
    items.length > 0 && items.every(({ item, reason }) => openItems.includes(item) && isFilled(reason)),
  records: ({ records = [] }) =>
    records.length > 0 && records.every(({ carrier, amount }) => isFilled(carrier) && amount >= 0),
  answer: ({ answer = '' }) => isFilled(answer),
}

/**
 * Returns the input, other than an amount, that the action needs and the order lacks; `none` if nothing is missing.
 * [A-249] [D3-201]
 */
export const officerOrderGap = (
  needs: OfficerActionInput,
  content: OfficerOrderContent,
  openItems: readonly string[] = [],
): OfficerOrderGap =>
  needs === 'nothing' || needs === 'amount' || needs === 'total' || IS_COMPLETE[needs](content, openItems)
    ? 'none'
    : needs
