import { QUEUE_ACTIONS, type QueueAction } from '../admission/queue.ts'
import { statusRow, type ReadStatus } from '../application/status.table.ts'
import { decide, type Decision, type Table } from '../kernel/decide.ts'
import { isLiveParcelProof } from './carrier-request.ts'
import { isParcelRunning, isSupportLimitReached } from './new-proof.ts'
import type { ProofFacts, RegisteredType } from './proof.ts'

/** What may be registered: use of a service, own deliveries, or a request to the carriers. */
export type ProofPath = RegisteredType | 'parcel'

/**
 * `selected`: the application's own status asks for proof. `limit`: all is paid. `parcelRunning`: carriers are being asked.
 * `parcelExists`: a parcel proof has not ended.
 */
export type RegistrationEligibilityFacts = {
  readonly path: 'own' | 'parcel'
  readonly selected: boolean
  readonly limit: boolean
  readonly parcelRunning: boolean
  readonly parcelExists: boolean
}

/**
 * `ok`; or why nothing can be registered. After `notSelected` and `limit` there is nothing to do on the page;
 * `parcelRunning` and `parcel.exists` leave it open and blocked. [P-017] [P-018] [P-019] [P-084] [P-301]
 */
export type RegistrationEligibility =
  | 'ok'
  | 'reg.notSelected'
  | 'parcel.notSelected'
  | 'newProof.limit'
  | 'reg.blockedByParcel'
  | 'parcel.exists'

export const REGISTRATION_ELIGIBILITY_TABLE: Table<RegistrationEligibilityFacts, RegistrationEligibility> = [
  { id: 'RE-1', when: { selected: false, path: 'parcel' }, then: 'parcel.notSelected', ref: 'P-018' },
  { id: 'RE-2', when: { selected: false }, then: 'reg.notSelected', ref: 'P-017' },
  { id: 'RE-3', when: { limit: true }, then: 'newProof.limit', ref: 'P-301' },
  { id: 'RE-4', when: { path: 'parcel', parcelExists: true }, then: 'parcel.exists', ref: 'P-084' },
  { id: 'RE-5', when: { path: 'own', parcelRunning: true }, then: 'reg.blockedByParcel', ref: 'P-019' },
  { id: 'RE-6', when: {}, then: 'ok', ref: 'P-017' },
]

/** What a registration is judged by: every proof of the application, never one page of them. [P-287] */
export type RegistrationContext = {
  readonly status: ReadStatus
  readonly proofs: readonly ProofFacts[]
  readonly decidedAmount?: number | null | undefined
}

/** May this be registered now, and if not, why? Asked on entry, before sending, and by the server. [P-017] to [P-021] */
export const judgeRegistration = (
  path: ProofPath,
  { status, proofs, decidedAmount }: RegistrationContext,
): Decision<RegistrationEligibility> =>
  decide(REGISTRATION_ELIGIBILITY_TABLE, {
    path: path === 'parcel' ? 'parcel' : 'own',
    selected: statusRow(status).newProof,
    limit: isSupportLimitReached(proofs, decidedAmount),
    parcelRunning: isParcelRunning(proofs),
    parcelExists: proofs.some(isLiveParcelProof),
  })

/** Behind which gate a registration waits in line; null: behind none. The document names direct delivery only. [P-187] [D3-48] */
export const REGISTRATION_GATES = {
  general: null,
  direct: QUEUE_ACTIONS.proofRegister,
  parcel: null,
} as const satisfies Readonly<Record<ProofPath, QueueAction | null>>
