import { Effect } from 'effect'
import type { HalfSupplement } from '#domain/proof/half-supplement'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { type StagedChanges, stillPending } from '#domain/proof/staged-changes'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import type { HalfSupplements } from './half-supplements.port.ts'
import type { LoadProof } from './load-proof.ts'
import { isListed, type LoadedProof, rowsOf } from './loaded-proof.ts'
import { type AfterFailure, DeletionFailed, MasterWriteFailed, ReplacementFailed } from './supplement.errors.ts'

/** A change that failed, and which one. */
export type ChangeFailed = { readonly at: 'deletion' | 'replacement' | 'write'; readonly cause: CallError }

/** The server's sentence, where it gave one that it could mean. */
const messageOf = (cause: CallError): string | null => (cause._tag === 'Refused' ? cause.message : null)

type Told = DeletionFailed | ReplacementFailed | MasterWriteFailed

const asTold = ({ at, cause }: ChangeFailed, after: AfterFailure): Told => {
  if (at === 'deletion') return new DeletionFailed({ cause, after })
  const message = messageOf(cause)
  return at === 'write'
    ? new MasterWriteFailed({ message, cause, after })
    : new ReplacementFailed({ message, cause, after })
}

/** Did the supplement arrive although its answer did not? */
const hasArrived = ({ master }: LoadedProof): boolean =>
  proofStatusFromWord(master.progressStatus) === 'supplementComplete'

/**
 * What is true after a change has failed: the proof is loaded again. Arrived as a whole it is a success; arrived in part it
 * stays noted, so that it can be finished; not arrived at all it is forgotten. [P-128] [P-314] [D3-11]
 */
export const afterFailure = (
  { halves, loadProof }: { readonly halves: HalfSupplements; readonly loadProof: LoadProof },
  failure: ChangeFailed,
  staged: StagedChanges<unknown>,
  half: HalfSupplement,
): Effect.Effect<LoadedProof, SessionEnded | Told> => {
  const { cause } = failure
  if (cause._tag === 'SessionEnded') return Effect.fail(cause)
  return loadProof().pipe(
    Effect.mapError((error) =>
      error._tag === 'SessionEnded' ? error : asTold(failure, { loaded: null, partly: false }),
    ),
    Effect.flatMap((loaded): Effect.Effect<LoadedProof, Told> => {
      const { receiptProofMstrId } = half
      if (hasArrived(loaded)) {
        halves.drop(receiptProofMstrId)
        return Effect.succeed({ ...loaded, half: null })
      }
      const rows = rowsOf(loaded.master)
      const partly =
        stillPending(staged, rows).size < staged.size || half.deletions.some((id) => !isListed(loaded.master, id))
      if (!partly) halves.drop(receiptProofMstrId)
      return Effect.fail(asTold(failure, { loaded: { ...loaded, half: partly ? half : null }, partly }))
    }),
  )
}
