import type { HalfSupplement } from '#domain/proof/half-supplement'
import { resumeSupplement } from '#domain/proof/half-supplement'
import { onlyValue } from '#domain/programme/parameter'
import { PROOF_YEARS } from '#domain/programme/parameters'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import type { StagedChanges, StagedRow } from '#domain/proof/staged-changes'
import type { ProofEntries, Supplement } from '#domain/proof/supplement-checks'
import { storedEntries } from '#domain/proof/supplement-checks'
import type { Application } from '#domain/application/application'
import type { ProofMaster } from '#domain/proof/proof'

/** A proof as its page shows it. */
export type LoadedProof = {
  readonly master: ProofMaster
  /** Null where it could not be read: the page shows what the master brought. [P-098] */
  readonly application: Application | null
  /** A supplement of this proof that was sent from this tab and is not known to have arrived as a whole. [P-314] */
  readonly half: HalfSupplement | null
}

/** The rows of a proof as staging asks of them. */
export const rowsOf = ({ receiptProofResponses }: ProofMaster): readonly StagedRow[] =>
  receiptProofResponses.map(({ receiptProofId, currentStatus }) => ({
    receiptProofId,
    status: proofStatusFromWord(currentStatus),
  }))

/** Is this row still part of the proof? */
export const isListed = ({ receiptProofResponses }: ProofMaster, id: string): boolean =>
  receiptProofResponses.some(({ receiptProofId }) => receiptProofId === id)

/** A proof and what a person wants to make of it, as the checks ask of them. [P-139] */
export const supplementOf = (
  { master, half }: LoadedProof,
  entered: ProofEntries,
  staged: StagedChanges<unknown>,
): Supplement => ({
  master: { ...master, status: proofStatusFromWord(master.progressStatus) },
  rows: rowsOf(master),
  stored: storedEntries(master, onlyValue(PROOF_YEARS)),
  entered,
  staged,
  remembered: half !== null && resumeSupplement(half, rowsOf(master)).storedInPart,
})
