import { Effect } from 'effect'
import { decideSameSupplement } from '#domain/proof/supplement/same-supplement'
import { decideFailedSupplement } from '#domain/proof/supplement/sent-supplement'
import type { SentSupplement } from '#domain/proof/supplement/staged-changes'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import { isDefinitiveRefusal } from '../kernel/failed-call.ts'
import { type LoadChosenProof, unfinishedSupplementOf } from './load-chosen-proof.ts'
import {
  type ProofStateAfterFailure,
  ProofItemDeletionFailed,
  OtherSupplementArrived,
  ProofUpdateFailed,
  ProofItemReplacementFailed,
  type LoadedProof,
} from './proof.errors.ts'
import type { SentSupplementStore } from './sent-supplement-store.ts'

export type FailedSupplementChange = {
  readonly change: 'deletion' | 'replacement' | 'write'
  readonly cause: CallError
}

type SupplementFailure = ProofItemDeletionFailed | ProofItemReplacementFailed | ProofUpdateFailed

const toSupplementError = (
  { change, cause }: FailedSupplementChange,
  after: ProofStateAfterFailure,
): SupplementFailure => {
  const failedChange = { message: cause._tag === 'Refused' ? cause.message : null, cause, after }
  if (change === 'deletion') return new ProofItemDeletionFailed(failedChange)
  return change === 'write' ? new ProofUpdateFailed(failedChange) : new ProofItemReplacementFailed(failedChange)
}

/**
 * Loads the proof again after a failed change, to find out which changes are stored. Succeeds if all changes are
 * stored. If only some are stored, fails and returns the rest, so that the person can complete it. The record of the
 * supplement is kept as long as the supplement may still arrive.
 *
 * Replaces the search of `sendOnce`: several calls send a supplement, so that even a refusal may leave a part of it
 * stored. [P-314] [D3-139]
 */
export const recoverSupplement = (
  {
    sentSupplements,
    loadProof,
  }: { readonly sentSupplements: SentSupplementStore; readonly loadProof: LoadChosenProof },
  failure: FailedSupplementChange,
  sentSupplement: SentSupplement,
): Effect.Effect<LoadedProof, SessionEnded | OtherSupplementArrived | SupplementFailure> => {
  const { cause } = failure
  if (cause._tag === 'SessionEnded') return Effect.fail(cause)
  return loadProof().pipe(
    Effect.mapError((error) =>
      error._tag === 'SessionEnded' ? error : toSupplementError(failure, { loaded: null, partly: false }),
    ),
    Effect.flatMap((loadedProof): Effect.Effect<LoadedProof, OtherSupplementArrived | SupplementFailure> => {
      const forget = sentSupplements.remove(sentSupplement.proofId)
      const pending = unfinishedSupplementOf(sentSupplement, loadedProof.proof)
      const { verdict, because } = decideFailedSupplement({
        found: decideSameSupplement(sentSupplement, loadedProof.proof).verdict,
        partly: pending !== null,
        refused: isDefinitiveRefusal(cause),
      })
      const failedEffect = Effect.fail(
        toSupplementError(failure, { loaded: { ...loadedProof, pending }, partly: verdict === 'partly' }),
      )
      switch (verdict) {
        case 'done':
          return Effect.as(forget, { ...loadedProof, pending: null })
        case 'other':
          return Effect.andThen(
            forget,
            Effect.fail(new OtherSupplementArrived({ verdict, because, proof: loadedProof.proof })),
          )
        case 'refused':
          return Effect.andThen(forget, failedEffect)
        case 'partly':
        case 'failed':
          return failedEffect
      }
    }),
  )
}
