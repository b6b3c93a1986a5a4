import type { Effect } from 'effect'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'
import type { PreparedFile } from '../upload/chosen-file.ts'

/** A base file that joins a proof which was sent back. [P-093] [D3-95] */
export type NewBaseItem = {
  readonly proofId: string
  readonly applicationNumber: string
  readonly supportNumber: string
  readonly file: StoredFile
}

/** Rows of registered proofs, one document each. */
export interface ProofItems {
  /** Takes a row out of its proof. [P-129] [D3-26] */
  readonly remove: (itemId: string) => Effect.Effect<void, CallError>
  /** Puts another file in the place of a row's one, with the limits of a transfer. [P-132] [P-304] [D3-07] */
  readonly replace: (row: {
    readonly itemId: string
    readonly applicationNumber: string
    readonly file: PreparedFile
  }) => Effect.Effect<void, CallError>
  /** Adds base files, all of them or none. [P-093] */
  readonly addAll: (items: readonly NewBaseItem[]) => Effect.Effect<void, CallError>
  /** Adds one base file. [P-302] */
  readonly addOne: (item: NewBaseItem) => Effect.Effect<void, CallError>
}
export const ProofItems = port<ProofItems>('ProofItems')
