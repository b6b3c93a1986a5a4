import { QUEUE_ACTIONS, type QueueAction } from '../kernel/queue-actions.ts'
import { statusRow, type ApplicationStatusOrText, type SupportStage } from '../status/application-status.table.ts'
import { dayAfterMonths, type Instant, type KstDate } from '../kernel/calendar.ts'
import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'
import { Won } from '../kernel/won.ts'
import { PARCEL_LOOKUP_MONTHS, SUPPORT_CEILING } from '../programme/parameters.ts'
import { blocksCarrierRequest } from './carrier-request.ts'
import { proofStatusRow } from './proof-status.table.ts'
import type { ProofFacts, RegistrableProofType } from './proof.ts'

/** `parcelRunning`: a carrier lookup is running. `limit`: the maximum support is paid. */
export type NewProofFacts = {
  readonly stage: SupportStage
  readonly parcelRunning: boolean
  readonly limit: boolean
}

/** `ok` if a new proof is possible, otherwise the reason why not. to [A-193] [D2-64] [D2-100] */
export type NewProofVerdict =
  | 'ok'
  | 'notSelected'
  | 'paying'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'parcelRunning'
  | 'limit'

export const NEW_PROOF_TABLE: DecisionTable<NewProofFacts, NewProofVerdict> = [
  { id: 'NP-1', when: { stage: 'beforeSelection' }, then: 'notSelected', ref: 'A-190' },
  { id: 'NP-2', when: { stage: 'paying' }, then: 'paying', ref: 'D2-100' },
  { id: 'NP-3', when: { stage: 'paid' }, then: 'paid', ref: 'D2-100' },
  { id: 'NP-4', when: { stage: 'rejected' }, then: 'rejected', ref: 'D2-100' },
  { id: 'NP-5', when: { stage: 'cancelled' }, then: 'cancelled', ref: 'D2-100' },
  { id: 'NP-6', when: { parcelRunning: true }, then: 'parcelRunning', ref: 'A-191' },
  { id: 'NP-7', when: { limit: true }, then: 'limit', ref: 'A-192' },
  { id: 'NP-8', when: {}, then: 'ok', ref: 'A-190' },
]

const isPaid = ({ status }: ProofFacts) => proofStatusRow(status).paid

/**
 * Returns the decided amount of the application or the sum of its paid proofs, whichever is greater. [A-192] [D2-44]
 */
export const decidedTotal = (proofs: readonly ProofFacts[], decidedAmount: number | null | undefined): Won =>
  Won(
    Math.max(
      decidedAmount ?? 0,
      proofs.filter(isPaid).reduce((sum, proof) => sum + (proof.decidedAmount ?? 0), 0),
    ),
  )

/** True for a parcel proof whose lookup is running: its status is submitted or missing. [A-191] [D2-46] */
export const isLookupRunning = ({ proofType, status }: Pick<ProofFacts, 'proofType' | 'status'>): boolean =>
  proofType === 'parcel' && status === 'submitted'

export const isAnyLookupRunning = (proofs: readonly ProofFacts[]): boolean => proofs.some(isLookupRunning)

/** 조회 마감일: returns the last Korean day of a carrier lookup that was requested at this instant. [P-085] [D2-157] */
export const lastLookupDay = (askedAt: Instant): KstDate => dayAfterMonths(askedAt, PARCEL_LOOKUP_MONTHS)

/** True if the total reaches the maximum support and at least one proof is paid. */
export const isSupportLimitReached = (
  proofs: readonly ProofFacts[],
  decidedAmount: number | null | undefined,
): boolean => proofs.some(isPaid) && decidedTotal(proofs, decidedAmount) >= SUPPORT_CEILING

/** Decides whether a new proof may be registered, and why not. to */
export const decideNewProof = (application: {
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly ProofFacts[]
  readonly decidedAmount?: number | null | undefined
}): Decision<NewProofVerdict> =>
  decide(NEW_PROOF_TABLE, {
    stage: statusRow(application.status).stage,
    parcelRunning: isAnyLookupRunning(application.proofs),
    limit: isSupportLimitReached(application.proofs, application.decidedAmount),
  })

/** The registration paths: general use, direct delivery, or a carrier request. */
export type ProofPath = RegistrableProofType | 'parcel'

/**
 * `selected`: the application's status allows proofs. `limit`: the maximum is paid. `parcelRunning`: a carrier lookup
 * is running. `parcelExists`: a parcel proof blocks another one.
 */
export type RegistrationEligibilityFacts = {
  readonly path: 'own' | 'parcel'
  readonly selected: boolean
  readonly limit: boolean
  readonly parcelRunning: boolean
  readonly parcelExists: boolean
}

/** `ok`, or why nothing can be registered. [P-017] [P-018] [P-019] [P-084] [P-301] */
export type RegistrationEligibility =
  | 'ok'
  | 'notSelected'
  | 'notSelectedForParcel'
  | 'limit'
  | 'parcelRunning'
  | 'parcelExists'

export const REGISTRATION_ELIGIBILITY_TABLE: DecisionTable<RegistrationEligibilityFacts, RegistrationEligibility> = [
  { id: 'RE-1', when: { selected: false, path: 'parcel' }, then: 'notSelectedForParcel', ref: 'P-018' },
  { id: 'RE-2', when: { selected: false }, then: 'notSelected', ref: 'P-017' },
  { id: 'RE-3', when: { limit: true }, then: 'limit', ref: 'P-301' },
  { id: 'RE-4', when: { path: 'parcel', parcelExists: true }, then: 'parcelExists', ref: 'P-084' },
  { id: 'RE-5', when: { path: 'own', parcelRunning: true }, then: 'parcelRunning', ref: 'P-019' },
  { id: 'RE-6', when: {}, then: 'ok', ref: 'P-017' },
]

/**
 * True if the refusal closes the registration page. After `parcelRunning` or `parcelExists` the page stays open but
 * disabled. [P-018] [P-301]
 */
export const closesRegistration = (verdict: RegistrationEligibility): boolean =>
  verdict === 'notSelected' || verdict === 'notSelectedForParcel' || verdict === 'limit'

/** The application with all of its proofs (not only one page of them), for a registration. [P-287] */
export type ApplicationWithAllProofs = {
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly ProofFacts[]
  readonly decidedAmount?: number | null | undefined
}

/**
 * Decides whether a proof may be registered on this path now, and why not. Runs when the page opens, before the proof
 * is sent, and on the server. [P-017] to [P-021]
 */
export const decideRegistrationEligibility = (
  path: ProofPath,
  { status, proofs, decidedAmount }: ApplicationWithAllProofs,
): Decision<RegistrationEligibility> =>
  decide(REGISTRATION_ELIGIBILITY_TABLE, {
    path: path === 'parcel' ? 'parcel' : 'own',
    selected: statusRow(status).stage === 'selected',
    limit: isSupportLimitReached(proofs, decidedAmount),
    parcelRunning: isAnyLookupRunning(proofs),
    parcelExists: proofs.some(blocksCarrierRequest),
  })

/**
 * The queue action of each registration path; null if the path has no queue. Document 3 mentions only direct delivery.
 * [P-187] [D3-48]
 */
export const REGISTRATION_QUEUE_ACTIONS = {
  general: null,
  direct: QUEUE_ACTIONS.proofRegister,
  parcel: null,
} as const satisfies Readonly<Record<ProofPath, QueueAction | null>>
