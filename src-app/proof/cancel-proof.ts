import { Data, Effect } from 'effect'
import type { ProofCancellation } from '#domain/proof/proof-cancellation'
import { judgeProofCancellation } from '#domain/proof/proof-cancellation'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import { proofTypeOf } from '#domain/proof/proof-type'
import type { Application } from '#domain/application/application'
import type { ProofItem, ProofMaster } from '#domain/proof/proof'
import { useCase } from '../token.ts'
import type { ProofCancellations } from './proof-cancellations.port.ts'

/** This proof may not be taken back; nothing was sent. `because` is the key that says why. */
export class ProofNotCancellable extends Data.TaggedError('ProofNotCancellable')<{
  readonly because: Exclude<ProofCancellation, 'allowed'>
}> {}

/**
 * Takes back a row of the proof list or, with `item`, one document inside it. What may not be taken back sends nothing.
 * [A-194] [A-195] [A-197] [A-198] [D2-42] Fails: ProofNotCancellable, any failed call.
 */
export const makeCancelProof =
  (ports: { cancellations: ProofCancellations }) =>
  (proof: { readonly application: Application; readonly master: ProofMaster; readonly item?: ProofItem }) =>
    Effect.gen(function* () {
      const { application, master, item } = proof
      const { verdict } = judgeProofCancellation({
        application: application.status,
        type: proofTypeOf(master),
        status: proofStatusFromWord(item === undefined ? master.progressStatus : item.currentStatus),
      })
      if (verdict !== 'allowed') return yield* new ProofNotCancellable({ because: verdict })
      return yield* item === undefined
        ? ports.cancellations.master(master.receiptProofMstrId)
        : ports.cancellations.item(item.receiptProofId)
    })
export type CancelProof = ReturnType<typeof makeCancelProof>
export type CancelProofError = Effect.Error<ReturnType<CancelProof>>
export const CancelProof = useCase<CancelProof>('CancelProof')
