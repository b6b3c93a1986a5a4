import {
  applicationStatusRow,
  type ApplicationStatusOrText,
} from '../../application-status/application-status.table.ts'
import { decisionFrom } from '../../kernel/decide.ts'
import { QUEUE_ACTIONS, type QueueAction } from '../../settings/queue-actions.ts'
import type { ProofForRules, RegistrableProofType } from '../proof.ts'
import { isSupportLimitReached } from '../support-limit.ts'
import { blocksCarrierRequest, isAnyCarrierLookupRunning } from './carrier-request.ts'

/** The registration paths: general use, direct delivery, or a carrier request. */
export type RegistrationPath = RegistrableProofType | 'parcel'

/**
 * `selected`: the application's status allows proofs. `limit`: the maximum support is reached. `parcelRunning`: a
 * carrier lookup is running. `parcelExists`: an existing parcel proof blocks a new carrier request.
 */
type RegistrationEligibilityFacts = {
  readonly path: 'own' | 'parcel'
  readonly selected: boolean
  readonly limit: boolean
  readonly parcelRunning: boolean
  readonly parcelExists: boolean
}

/** `ok`, or the reason for refusing every registration on this path. */
export type RegistrationEligibility =
  | 'ok'
  | 'notSelected'
  | 'notSelectedForParcel'
  | 'limit'
  | 'parcelRunning'
  | 'parcelExists'

/**
 * True if the refusal closes the registration page. After `parcelRunning` or `parcelExists` the page stays open but
 * disabled. [P-018] [P-301]
 */
export const closesRegistration = (verdict: RegistrationEligibility): boolean =>
  verdict === 'notSelected' || verdict === 'notSelectedForParcel' || verdict === 'limit'

/** The application with all of its proofs (not only one page of them), for a registration. [P-287] */
type ApplicationWithAllProofs = {
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly ProofForRules[]
  readonly decidedAmount?: number | null
}

/**
 * Decides whether a proof may be registered on this path now, and why not. Runs when the page opens, before the proof
 * is sent, and on the server. [P-017] to [P-021]
 */
export const decideRegistrationEligibility = decisionFrom(
  (
    path: RegistrationPath,
    { status, proofs, decidedAmount }: ApplicationWithAllProofs,
  ): RegistrationEligibilityFacts => ({
    path: path === 'parcel' ? 'parcel' : 'own',
    selected: applicationStatusRow(status).stage === 'selected',
    limit: isSupportLimitReached(proofs, decidedAmount),
    parcelRunning: isAnyCarrierLookupRunning(proofs),
    parcelExists: proofs.some(blocksCarrierRequest),
  }),
  [
    { id: 'RE-1', when: { selected: false, path: 'parcel' }, then: 'notSelectedForParcel', ref: 'P-018' },
    { id: 'RE-2', when: { selected: false }, then: 'notSelected', ref: 'P-017' },
    { id: 'RE-3', when: { limit: true }, then: 'limit', ref: 'P-301' },
    { id: 'RE-4', when: { path: 'parcel', parcelExists: true }, then: 'parcelExists', ref: 'P-084' },
    { id: 'RE-5', when: { path: 'own', parcelRunning: true }, then: 'parcelRunning', ref: 'P-019' },
    { id: 'RE-6', when: {}, then: 'ok', ref: 'P-017' },
  ],
)

/**
 * The queue action of each registration path; null if the path has no queue. Document 3 mentions only direct delivery.
 * [P-187] [D3-48]
 */
export const REGISTRATION_QUEUE_ACTIONS = {
  general: null,
  direct: QUEUE_ACTIONS.proofRegister,
  parcel: null,
} as const satisfies Readonly<Record<RegistrationPath, QueueAction | null>>
