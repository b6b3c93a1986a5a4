import type { ReadStatus } from '../application/status.table.ts'
import { APPLICATION_STATUS } from '../application/status.table.ts'
import type { ProofGroup, ReadProofStatus } from './proof-status.table.ts'
import { proofStatusFromWord, proofStatusRow } from './proof-status.table.ts'

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

/** The fields of a proof master that the rules of the result page read; the id is a number or its digits. [P-263] */
export type ProofMasterFacts = {
  readonly receiptProofMstrId: number | string
  readonly aplyType?: string | null | undefined
  readonly amountCountType?: string | null | undefined
  readonly progressStatus?: string | null | undefined
  readonly amountDcsn?: number | null | undefined
}

/** The master with the highest id, compared as a number: its status is the current proof status. Null without a proof. */
export const drivingProof = <Master extends Pick<ProofMasterFacts, 'receiptProofMstrId'>>(
  masters: readonly Master[],
): Master | null =>
  masters.reduce<Master | null>(
    (highest, master) =>
      highest === null || Number(master.receiptProofMstrId) > Number(highest.receiptProofMstrId) ? master : highest,
    null,
  )

/** The current proof status as it is shown, or null without a proof. */
export const currentProofDisplay = (
  masters: readonly ProofMasterFacts[],
  application: ReadStatus,
): ProofDisplay | null => {
  const master = drivingProof(masters)
  return master === null ? null : displayOfProof(proofStatusFromWord(master.progressStatus), application)
}
