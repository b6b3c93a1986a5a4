import { Effect } from 'effect'
import { decideSameSupplement, type SentSupplement } from '#domain/proof/same-proof'
import { type PendingSupplement, type StagedChanges, keepPossibleChanges } from '#domain/proof/staged-changes'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import { type LoadChosenProof, isItemStillInProof } from './load-chosen-proof.ts'
import {
  type ProofStateAfterFailure,
  ProofItemDeletionFailed,
  OtherSupplementArrived,
  ProofUpdateFailed,
  ProofItemReplacementFailed,
  type LoadedProof,
} from './proof.errors.ts'
import type { PendingSupplementStore } from './pending-supplement-store.ts'

/** The kind of the failed change, and its cause. */
export type FailedSupplementChange = {
  readonly change: 'deletion' | 'replacement' | 'write'
  readonly cause: CallError
}

/** Returns the message of a refusal; null for any other failure. */
const messageOf = (cause: CallError): string | null => (cause._tag === 'Refused' ? cause.message : null)

type SupplementFailure = ProofItemDeletionFailed | ProofItemReplacementFailed | ProofUpdateFailed

const toSupplementError = (
  { change, cause }: FailedSupplementChange,
  after: ProofStateAfterFailure,
): SupplementFailure => {
  if (change === 'deletion') return new ProofItemDeletionFailed({ cause, after })
  const message = messageOf(cause)
  return change === 'write'
    ? new ProofUpdateFailed({ message, cause, after })
    : new ProofItemReplacementFailed({ message, cause, after })
}

/** An attempted supplement: its staged changes, the sent data, and the record with which it can be completed. */
type TriedSupplement = {
  readonly staged: StagedChanges<unknown>
  readonly sent: SentSupplement
  readonly pending: PendingSupplement
}

/**
 * Loads the proof again after a failed change, to find out which changes are stored. Succeeds if all changes are
 * stored. If only some are stored, fails and keeps the supplement pending, so that the person can complete it. If none
 * is stored, fails and discards the pending supplement. [P-128] [P-314] [D3-11] [D3-139]
 */
export const recoverSupplement = (
  {
    pendingSupplements,
    loadProof,
  }: { readonly pendingSupplements: PendingSupplementStore; readonly loadProof: LoadChosenProof },
  failure: FailedSupplementChange,
  { staged, sent, pending }: TriedSupplement,
): Effect.Effect<LoadedProof, SessionEnded | OtherSupplementArrived | SupplementFailure> => {
  const { cause } = failure
  if (cause._tag === 'SessionEnded') return Effect.fail(cause)
  return loadProof().pipe(
    Effect.mapError((error) =>
      error._tag === 'SessionEnded' ? error : toSupplementError(failure, { loaded: null, partly: false }),
    ),
    Effect.flatMap((loaded): Effect.Effect<LoadedProof, OtherSupplementArrived | SupplementFailure> => {
      const forget = pendingSupplements.remove(pending.proofId)
      const { verdict } = decideSameSupplement(sent, loaded.proof)
      if (verdict === 'same') return Effect.as(forget, { ...loaded, pending: null })
      if (verdict !== 'absent')
        return Effect.andThen(forget, Effect.fail(new OtherSupplementArrived({ proof: loaded.proof })))
      const partly =
        keepPossibleChanges(staged, loaded.proof.items).size < staged.size ||
        pending.deletions.some((id) => !isItemStillInProof(loaded.proof, id))
      const failed = Effect.fail(
        toSupplementError(failure, { loaded: { ...loaded, pending: partly ? pending : null }, partly }),
      )
      return partly ? failed : Effect.andThen(forget, failed)
    }),
  )
}
