import { Data, Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { RefusalReason } from '#domain/kernel/decide'
import type { ProofItem, Proof } from '#domain/proof/proof'
import { decideProofCancellation, type ProofCancellationVerdict } from '#domain/proof/proof-cancellation'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { ProofCancellations } from './proofs.port.ts'

/** This proof may not be cancelled; nothing was sent. */
export class ProofNotCancellable extends Data.TaggedError('ProofNotCancellable')<
  RefusalReason<Exclude<ProofCancellationVerdict, 'ok'>>
> {}

/** Cancels a proof or, if `item` is given, one document of it. Sends nothing if the rules forbid it. [A-198] [D2-42] */
export const CancelProof = useCase('CancelProof', { cancellations: ProofCancellations }, (ports) =>
  Effect.fnUntraced(function* (cancellation: {
    readonly application: Application
    readonly proof: Proof
    readonly item?: ProofItem
  }) {
    const { application, proof, item } = cancellation
    const { verdict, because } = decideProofCancellation({
      application: application.status,
      type: proof.proofType,
      status: proof.status,
      item,
    })
    if (verdict !== 'ok') return yield* new ProofNotCancellable({ verdict, because })
    return yield* item === undefined ? ports.cancellations.proof(proof.id) : ports.cancellations.item(item.id)
  }),
)
export type CancelProofError = ErrorOf<typeof CancelProof>
