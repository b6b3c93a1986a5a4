import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Takes back what an applicant has handed in as proof. [D2-42] */
export interface ProofCancellations {
  /** A whole row of the proof list, by its id. */
  readonly proof: (proofId: string) => Effect.Effect<void, CallError>
  /** One document inside a row, by its id. */
  readonly item: (itemId: string) => Effect.Effect<void, CallError>
}
export const ProofCancellations = port<ProofCancellations>('ProofCancellations')
