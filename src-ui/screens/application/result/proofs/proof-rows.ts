import type { Application } from '#domain/application/application'
import type { RefusalReason } from '#domain/kernel/decide'
import { formatWon, Won } from '#domain/kernel/won'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { decideProofCancellation, type ProofCancellationVerdict } from '#domain/proof/proof-cancellation'
import { proofDisplayOf, type ProofDisplay } from '#domain/proof/proof-display'
import { itemsOfProof, sumOfDeliveryFees } from '#domain/proof/proof-items'
import { isCancelledOrDeletedProofStatus, type ProofStatusOrText } from '#domain/proof/proof-status.table'
import { proofTotalKindOf } from '#domain/proof/proof-total'
import {
  isSentBackProofStatus,
  isSupplementDue,
  sentBackItemsOf,
  supplementDueDayOrNull,
} from '#domain/proof/supplement/supplement'
import { recordByNames } from '#ui/parts/form/define-form.ts'
import { settledOrChangedDayOfProof } from '#ui/parts/proof/proof-words.ts'
import { dueWords } from '#ui/parts/proof/supplement-words.ts'
import { viewedFilesOf } from '#ui/parts/proof/viewable-files.ts'
import { fill } from '#ui/text/fill.ts'
import { PROOF_TYPE_LABELS, PROOF_TOTAL_PHRASES } from '#ui/text/ko/proof/proof.ts'

export type ProofRow = {
  readonly proof: Proof
  readonly typeName: string
  readonly display: ProofDisplay
  /** The decided amount; null if no amount is decided yet. */
  readonly amount: Won | null
  /** The submitted or looked-up amount, if no amount is decided; null if there is none. [P-103] */
  readonly stated: string | null
  /** The day as `YYYY-MM-DD`; null if the agency sends none. */
  readonly day: string | null
  readonly needsSupplement: boolean
  readonly sentBack: readonly string[]
  /** The names of the sent-back documents without their reasons, for a row below the words of its group. [D2-546] */
  readonly sentBackNames: readonly string[]
  readonly cancellation: RefusalReason<ProofCancellationVerdict>
}

const statedTotalOf = (proof: Proof, application: Pick<Application, 'items'>): string | null => {
  const kind = proofTotalKindOf(proof)
  const total = kind === 'none' ? sumOfDeliveryFees(itemsOfProof(application, proof)) : (proof.total ?? 0)
  if (total <= 0 || proof.decidedAmount !== null) return null
  return fill(PROOF_TOTAL_PHRASES[kind], { total: kind === 'cases' ? total : formatWon(Won(total)) })
}

/**
 * Returns the name of a document and, if it is known, the reason why the document was sent back. Null if neither is
 * known.
 */
const sentBackWords = (item: ProofItem): string | null =>
  [viewedFilesOf(item)[0]?.name, item.reason].filter(Boolean).join(': ') || null

/** The parts of an application that its rows show or that decide about them. */
type ListedApplication = Pick<Application, 'status' | 'items' | 'proofs' | 'decidedAmount'>

const cancellationOf = ({ proofType: type, status }: Proof, application: Pick<Application, 'status'>) =>
  decideProofCancellation({ application: application.status, type, status })

/** True if the applicant can cancel this proof. */
export const isProofCancellable = (proof: Proof, application: Pick<Application, 'status'>): boolean =>
  cancellationOf(proof, application).verdict === 'ok'

const rowOf = (proof: Proof, application: ListedApplication): ProofRow => {
  const { status, proofType: type } = proof
  const display = proofDisplayOf(status, application.status)
  const sentBack = sentBackItemsOf(application, proof)
  return {
    proof,
    typeName: PROOF_TYPE_LABELS[type],
    display,
    amount: proof.decidedAmount === null ? null : Won(proof.decidedAmount),
    stated: statedTotalOf(proof, application),
    day: settledOrChangedDayOfProof(proof),
    needsSupplement: isSupplementDue(status, application),
    sentBack: sentBack.flatMap((item) => sentBackWords(item) ?? []),
    sentBackNames: sentBack.flatMap((item) => viewedFilesOf(item)[0]?.name ?? []),
    cancellation: cancellationOf(proof, application),
  }
}

/**
 * Returns the words that the rows of one group have in common: the reasons of the sent-back proof, and its last day.
 * [D2-546]
 */
const sentBackGroupWords = (proof: Proof, application: Pick<Application, 'items'>): string => {
  const reasons = new Set(sentBackItemsOf(application, proof).flatMap(({ reason }) => reason ?? []))
  const due = supplementDueDayOrNull(proof.updatedAt)
  return [...reasons, ...(due === null ? [] : [dueWords(due)])].join('\u00a0· ')
}

/**
 * Returns the sent-back proofs sorted by group, each with the heading of its group. Within a group, their order does
 * not change. [D2-546]
 */
export const sentBackGroupsOf = (
  proofs: readonly Proof[],
  application: Pick<Application, 'items'>,
): ReadonlyMap<Proof, string> => {
  const groups = new Map<string, [Proof, string][]>()
  for (const proof of proofs) {
    const words = sentBackGroupWords(proof, application)
    const group = groups.get(words)
    if (group === undefined) groups.set(words, [[proof, words]])
    else group.push([proof, words])
  }
  return new Map([...groups.values()].flat())
}

/**
 * Converts proofs to rows. Must be called only for proofs that are rendered, because there may be a thousand proofs.
 * to
 */
export const toProofRows = (proofs: readonly Proof[], application: ListedApplication): readonly ProofRow[] =>
  proofs.map((proof) => rowOf(proof, application))

/** The chips above a long list of proofs, in order: to be corrected, in progress, ended, all. */
export const PROOF_FILTERS = ['supplement', 'underWay', 'ended', 'all'] as const
export type ProofFilter = (typeof PROOF_FILTERS)[number]

const isEnded = (status: ProofStatusOrText): boolean =>
  status === 'paymentComplete' || status === 'notSelected' || isCancelledOrDeletedProofStatus(status)

/**
 * True if the list shows a proof under this chip. A sent-back proof that cannot be supplemented any more has ended.
 * [D2-610]
 */
export const matchesProofFilter = (chip: ProofFilter, { status }: Proof, application: ListedApplication): boolean => {
  if (chip === 'all') return true
  if (isSupplementDue(status, application)) return chip === 'supplement'
  return chip === (isEnded(status) || isSentBackProofStatus(status) ? 'ended' : 'underWay')
}

export const countProofsByFilter = (application: ListedApplication) =>
  recordByNames<Readonly<Record<ProofFilter, number>>>(
    PROOF_FILTERS,
    (chip) => application.proofs.filter((proof) => matchesProofFilter(chip, proof, application)).length,
  )
