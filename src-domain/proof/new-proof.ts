import type { ReadStatus } from '../application/status.table.ts'
import { statusRow } from '../application/status.table.ts'
import type { Decision, Table } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import { Won } from '../kernel/won.ts'
import { PROGRAMME } from '../programme.ts'
import type { ProofMasterFacts } from './proof-display.ts'
import { proofStatusFromWord, proofStatusRow } from './proof-status.table.ts'
import { proofTypeOf } from './proof-type.ts'

/** `selected`: the application's own status asks for proof. `parcelRunning`: a parcel lookup is not done. `limit`: all is paid. */
export type NewProofFacts = {
  readonly selected: boolean
  readonly parcelRunning: boolean
  readonly limit: boolean
}

/** Key of the tooltip: `newProof.ok` when a new proof is possible, else why it is not. to [A-193] [D2-64] */
export type NewProofVerdict = 'newProof.ok' | 'newProof.notSelected' | 'newProof.parcelRunning' | 'newProof.limit'

export const NEW_PROOF_TABLE: Table<NewProofFacts, NewProofVerdict> = [
  { id: 'NP-1', when: { selected: false }, then: 'newProof.notSelected', ref: 'A-190' },
  { id: 'NP-2', when: { parcelRunning: true }, then: 'newProof.parcelRunning', ref: 'A-191' },
  { id: 'NP-3', when: { limit: true }, then: 'newProof.limit', ref: 'A-192' },
  { id: 'NP-4', when: {}, then: 'newProof.ok', ref: 'A-190' },
]

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
): boolean => masters.some(isPaid) && totalDecided(masters, dcsnAmt) >= PROGRAMME.maximumTotalSupport

/** May a new proof be registered, and if not, why? to */
export const judgeNewProof = (application: {
  readonly status: ReadStatus
  readonly masters: readonly ProofMasterFacts[]
  readonly dcsnAmt?: number | null | undefined
}): Decision<NewProofVerdict> =>
  decide(NEW_PROOF_TABLE, {
    selected: statusRow(application.status).newProof,
    parcelRunning: isParcelRunning(application.masters),
    limit: isSupportLimitReached(application.masters, application.dcsnAmt),
  })
