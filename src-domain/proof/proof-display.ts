import type { ReadStatus } from '../application/status.table.ts'
import { APPLICATION_STATUS } from '../application/status.table.ts'
import type { ProofFacts } from './proof.ts'
import type { ProofGroup, ReadProofStatus } from './proof-status.table.ts'
import { proofStatusRow } from './proof-status.table.ts'

/** The status of a proof as a person reads it. `transferError`: approved, but the transfer failed. */
export type ProofDisplay = {
  readonly label: string
  readonly group: ProofGroup | null
  readonly transferError: boolean
}

/** Group and label of a proof; with the application in transfer error an approved proof is shown as that. to [A-185] [D2-47] */
export const displayOfProof = (status: ReadProofStatus, application: ReadStatus): ProofDisplay => {
  const { group, shown } = proofStatusRow(status)
  if (group === 'approved' && application === 'transferError')
    return { label: APPLICATION_STATUS.transferError.wire, group, transferError: true }
  return { label: typeof status === 'string' ? shown : status.unknown, group, transferError: false }
}

/** The proof with the highest id, compared as a number: its status is the current proof status. Null without a proof. */
export const drivingProof = <One extends Pick<ProofFacts, 'id'>>(proofs: readonly One[]): One | null =>
  proofs.reduce<One | null>(
    (highest, proof) => (highest === null || Number(proof.id) > Number(highest.id) ? proof : highest),
    null,
  )

/** The current proof status as it is shown, or null without a proof. */
export const currentProofDisplay = (proofs: readonly ProofFacts[], application: ReadStatus): ProofDisplay | null => {
  const proof = drivingProof(proofs)
  return proof === null ? null : displayOfProof(proof.status, application)
}
