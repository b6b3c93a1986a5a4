import { type PendingSupplement, resumeSupplement, type StagedChanges } from '#domain/proof/staged-changes'
import { onlyValue } from '#domain/programme/parameter'
import { PROOF_YEARS } from '#domain/programme/parameters'
import type { ProofEntries, Supplement } from '#domain/proof/supplement-checks'
import { storedEntries } from '#domain/proof/supplement-checks'
import type { Application } from '#domain/application/application'
import type { Proof } from '#domain/proof/proof'

/** A proof as its page shows it. */
export type LoadedProof = {
  readonly proof: Proof
  /** Null where it could not be read: the page shows what the proof brought. [P-098] */
  readonly application: Application | null
  /** A supplement of this proof that was sent from this tab and is not known to have arrived as a whole. [P-314] */
  readonly pending: PendingSupplement | null
}

/** Is this row still part of the proof? */
export const isListed = ({ items }: Proof, id: string): boolean => items.some(({ id: itemId }) => itemId === id)

/** A proof and what a person wants to make of it, as the checks ask of them. [P-139] */
export const supplementOf = (
  { proof, pending }: LoadedProof,
  entered: ProofEntries,
  staged: StagedChanges<unknown>,
): Supplement => ({
  proof,
  rows: proof.items,
  stored: storedEntries(proof, onlyValue(PROOF_YEARS)),
  entered,
  staged,
  remembered: pending !== null && resumeSupplement(pending, proof.items).storedInPart,
})
