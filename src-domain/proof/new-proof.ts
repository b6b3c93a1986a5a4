import type { ApplicationStatus, ReadStatus } from '../application/status.table.ts'
import { statusRow } from '../application/status.table.ts'
import type { Decision, Table } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import { Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'
import type { ProofMasterFacts } from './proof-display.ts'
import { proofStatusFromWord, proofStatusRow } from './proof-status.table.ts'
import { proofTypeOf } from './proof-type.ts'

/** Where an application stands towards proofs: only while it is selected they may be registered. */
export type ProofStage = 'beforeSelection' | 'selected' | 'paying' | 'paid' | 'rejected' | 'cancelled'

/** `parcelRunning`: a parcel lookup is not done. `limit`: all is paid. */
export type NewProofFacts = {
  readonly stage: ProofStage
  readonly parcelRunning: boolean
  readonly limit: boolean
}

/** Key of the tooltip: `newProof.ok` when a new proof is possible, else why it is not. to [A-193] [D2-64] [D2-100] */
export type NewProofVerdict =
  | 'newProof.ok'
  | 'newProof.notSelected'
  | 'newProof.paying'
  | 'newProof.paid'
  | 'newProof.rejected'
  | 'newProof.cancelled'
  | 'newProof.parcelRunning'
  | 'newProof.limit'

export const NEW_PROOF_TABLE: Table<NewProofFacts, NewProofVerdict> = [
  { id: 'NP-1', when: { stage: 'beforeSelection' }, then: 'newProof.notSelected', ref: 'A-190' },
  { id: 'NP-5', when: { stage: 'paying' }, then: 'newProof.paying', ref: 'D2-100' },
  { id: 'NP-6', when: { stage: 'paid' }, then: 'newProof.paid', ref: 'D2-100' },
  { id: 'NP-7', when: { stage: 'rejected' }, then: 'newProof.rejected', ref: 'D2-100' },
  { id: 'NP-8', when: { stage: 'cancelled' }, then: 'newProof.cancelled', ref: 'D2-100' },
  { id: 'NP-2', when: { parcelRunning: true }, then: 'newProof.parcelRunning', ref: 'A-191' },
  { id: 'NP-3', when: { limit: true }, then: 'newProof.limit', ref: 'A-192' },
  { id: 'NP-4', when: {}, then: 'newProof.ok', ref: 'A-190' },
]

/** The statuses that lie behind the selection; every other one, also one that nobody knows, lies before it. */
const LATER_STAGES: Readonly<Partial<Record<ApplicationStatus, ProofStage>>> = {
  approved: 'paying',
  transferError: 'paying',
  requestVerified: 'paying',
  paymentComplete: 'paid',
  notSelected: 'rejected',
  userCancel: 'cancelled',
  userDelete: 'cancelled',
}

const stageOf = (status: ReadStatus): ProofStage => {
  if (statusRow(status).newProof) return 'selected'
  return (typeof status === 'string' ? LATER_STAGES[status] : undefined) ?? 'beforeSelection'
}

const isPaid = (master: ProofMasterFacts) => proofStatusRow(proofStatusFromWord(master.progressStatus)).paid

/** The greater of the application's decided amount and the sum over its payment-complete masters. [A-192] [D2-44] */
export const totalDecided = (masters: readonly ProofMasterFacts[], dcsnAmt: number | null | undefined): Won =>
  Won(
    Math.max(
      dcsnAmt ?? 0,
      masters.filter(isPaid).reduce((sum, master) => sum + (master.amountDcsn ?? 0), 0),
    ),
  )

/** A parcel proof that is submitted, or has no status yet, is being looked up. [A-191] [D2-46] */
export const isParcelRunning = (masters: readonly ProofMasterFacts[]): boolean =>
  masters.some(
    (master) => proofTypeOf(master) === 'parcel' && proofStatusFromWord(master.progressStatus) === 'submitted',
  )

/** The maximum support is reached, by a total of which at least one proof is paid. */
export const isSupportLimitReached = (
  masters: readonly ProofMasterFacts[],
  dcsnAmt: number | null | undefined,
): boolean => masters.some(isPaid) && totalDecided(masters, dcsnAmt) >= onlyValue(SUPPORT_CEILING)

/** May a new proof be registered, and if not, why? to */
export const judgeNewProof = (application: {
  readonly status: ReadStatus
  readonly masters: readonly ProofMasterFacts[]
  readonly dcsnAmt?: number | null | undefined
}): Decision<NewProofVerdict> =>
  decide(NEW_PROOF_TABLE, {
    stage: stageOf(application.status),
    parcelRunning: isParcelRunning(application.masters),
    limit: isSupportLimitReached(application.masters, application.dcsnAmt),
  })
