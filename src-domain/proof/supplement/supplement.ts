import type { Decision } from '../../kernel/decide.ts'
import { transitionFor } from '../../kernel/transitions.ts'
import { SUPPLEMENT_DAYS } from '../../programme/parameters.ts'
import type { Instant, KstDate } from '../../time/calendar.ts'
import { kstDateAfterDays } from '../../time/day-arithmetic.ts'
import { itemsOfProof } from '../proof-items.ts'
import type { ProofStatusOrText } from '../proof-status.table.ts'
import type { Proof, ProofItem } from '../proof.ts'
import { decideSupplementEligibility, type SupplementEligibility } from '../supplement-eligibility.ts'
import { type ApplicationForProofRules, isSupportLimitReached } from '../support-limit.ts'
import { PROOF_TRANSITIONS } from '../transitions.table.ts'
import {
  decideProofItemTransition,
  decideProofTransition,
  proofStateOf,
  type StatusAfterSupplementFacts,
} from '../transitions.ts'

/** `notRequested`: the proof was not sent back. The other refusals concern its application. */
export type SupplementVerdict = SupplementEligibility | 'notRequested'

/**
 * 증빙 보완: decides whether the applicant may supplement the proof, by its status and its application. `application` is
 * null if it could not be read. [P-112] [P-118] [P-284] [D2-569] [D2-610]
 */
export const decideSupplement = (
  status: ProofStatusOrText,
  application: ApplicationForProofRules | null,
): Decision<SupplementVerdict> => {
  const change = { who: 'applicant', action: 'supplement', from: status, application } as const
  const { verdict, ...decision } = decideProofTransition(change)
  if ('to' in verdict) return { ...decision, verdict: 'ok' }
  return verdict.refused === 'status' || application === null
    ? { ...decision, verdict: 'notRequested' }
    : decideSupplementEligibility(application)
}

/** True for the status of a proof that was sent back for a supplement. [P-112] [P-118] */
export const isSentBackProofStatus = (status: ProofStatusOrText): boolean =>
  transitionFor(PROOF_TRANSITIONS, { who: 'applicant', action: 'supplement', from: proofStateOf(status) }) !== null

/** True if a proof was sent back and its supplement is accepted. [P-112] [D3-51] */
export const isSupplementPossible = (
  status: ProofStatusOrText,
  application: ApplicationForProofRules | null,
): boolean => decideSupplement(status, application).verdict === 'ok'

/**
 * True if the page asks the applicant to supplement a sent-back proof. Once the maximum support is reached, a
 * supplement is accepted, but the page does not ask for it, because no payment can follow. [A-275] [D2-569] [D3-51]
 */
export const isSupplementDue = (status: ProofStatusOrText, application: ApplicationForProofRules | null): boolean =>
  isSupplementPossible(status, application) && (application === null || canAnyBePaid(application))

const canAnyBePaid = ({ proofs, decidedAmount }: ApplicationForProofRules): boolean =>
  !isSupportLimitReached(proofs, decidedAmount)

/** Returns the proofs whose supplement is due. Looks at the paid amounts only once. [A-275] [D2-569] */
export const dueSupplements = (
  application: Omit<ApplicationForProofRules, 'proofs'> & { readonly proofs: readonly Proof[] },
) =>
  canAnyBePaid(application) ? application.proofs.filter(({ status }) => isSupplementPossible(status, application)) : []

/** True for the status of an item that was sent back: its file may be replaced. [P-118] [P-286] */
export const isSentBackItemStatus = (status: ProofStatusOrText): boolean =>
  'to' in decideProofItemTransition({ who: 'applicant', action: 'replace', from: status }).verdict

/** Returns the documents of a proof that were sent back for a supplement. [P-118] */
export const sentBackItemsOf = (
  application: { readonly items: readonly ProofItem[] },
  proof: Proof,
): readonly ProofItem[] => itemsOfProof(application, proof).filter(({ status }) => isSentBackItemStatus(status))

/**
 * Returns the status of a proof after a write or a deletion: complete if no item is still sent back and the proof was
 * written after the request, otherwise unchanged. [P-283] [D3-55]
 */
export const statusAfterSupplement = ({ proof, ...state }: StatusAfterSupplementFacts): ProofStatusOrText => {
  const { verdict } = decideProofTransition({ who: 'system', action: 'end-supplement', from: proof, ...state })
  return 'to' in verdict ? verdict.to : proof
}

/** 보완기한: returns the last day of a supplement that was requested at this instant. [A-275] [D2-112] */
export const supplementDueDay = (requestedAt: Instant): KstDate => kstDateAfterDays(requestedAt, SUPPLEMENT_DAYS)

/**
 * Returns the last day of a supplement; null if the time of the request is unknown. This time is the last change of the
 * proof. [D2-112]
 */
export const supplementDueDayOrNull = (sentBackAt: Instant | null): KstDate | null =>
  sentBackAt === null ? null : supplementDueDay(sentBackAt)
