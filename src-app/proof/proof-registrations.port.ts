import type { Effect } from 'effect'
import type { NewCarrierRequest, NewProof } from '#domain/proof/new-registration'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Where new proofs are handed in. The same content sent again before a final answer came is the same press. [P-315] [E-204] */
export interface ProofRegistrations {
  /** Stores a proof with all its documents, or nothing of it. [P-070] [P-073] */
  readonly create: (proof: NewProof<StoredFile>) => Effect.Effect<void, CallError>
  /** Asks carriers for what a business sent. [P-086] */
  readonly askCarriers: (request: NewCarrierRequest) => Effect.Effect<void, CallError>
}
export const ProofRegistrations = port<ProofRegistrations>('ProofRegistrations')
