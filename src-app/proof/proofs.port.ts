import type { Effect } from 'effect'
import type { NewCarrierRequest, NewProof } from '#domain/proof/new-proof'
import type { Proof, ProofTypeOrUnknown } from '#domain/proof/proof'
import type { ProofYear } from '#domain/proof/proof-period'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'
import type { PreparedFile } from '../upload/prepared-file.ts'

/** [P-130] [P-131] */
export type ProofUpdate = {
  readonly proofId: string
  readonly applicationNumber: string
  readonly years: readonly ProofYear[]
  readonly total: number
}

/** [P-130] */
export type FileReplacement = {
  readonly itemId: string
  readonly applicationNumber: string
  readonly proofType: ProofTypeOrUnknown
  readonly supportNumber: string
  readonly file: StoredFile
}

export interface Proofs {
  /** With its items and their files. [P-097] [P-264] [P-265] */
  readonly get: (proofId: string) => Effect.Effect<Proof, CallError>
  /** The last call of a supplement that has no new file. [P-131] [D3-55] */
  readonly update: (update: ProofUpdate) => Effect.Effect<void, CallError>
  /** Also the files of some items: everything or nothing. [P-130] [D3-07] */
  readonly updateWithFiles: (
    update: ProofUpdate,
    replacements: readonly FileReplacement[],
  ) => Effect.Effect<void, CallError>
}
export const Proofs = port<Proofs>('Proofs')

/** A base file added to a proof that was sent back. [P-093] [D3-95] */
export type NewBaseItem = {
  readonly proofId: string
  readonly applicationNumber: string
  readonly supportNumber: string
  readonly file: StoredFile
}

/** Each item is one document. */
export interface ProofItems {
  /** [P-129] [D3-26] */
  readonly remove: (itemId: string) => Effect.Effect<void, CallError>
  /** With the time limits of a transfer. [P-132] [P-304] [D3-07] */
  readonly replace: (item: {
    readonly itemId: string
    readonly applicationNumber: string
    readonly file: PreparedFile
  }) => Effect.Effect<void, CallError>
  /** All or none. [P-093] */
  readonly addAll: (items: readonly NewBaseItem[]) => Effect.Effect<void, CallError>
  /** [P-302] */
  readonly addOne: (item: NewBaseItem) => Effect.Effect<void, CallError>
}
export const ProofItems = port<ProofItems>('ProofItems')

/** Sent again before a final answer, the same content counts once. [P-315] [E-204] */
export interface ProofRegistrations {
  /** With all its documents: everything or nothing. [P-070] [P-073] */
  readonly create: (proof: NewProof<StoredFile>) => Effect.Effect<void, CallError>
  /** Requests the shipping data of a business from carriers. [P-086] */
  readonly askCarriers: (request: NewCarrierRequest) => Effect.Effect<void, CallError>
}
export const ProofRegistrations = port<ProofRegistrations>('ProofRegistrations')

/** [D2-42] */
export interface ProofCancellations {
  /** */
  readonly proof: (proofId: string) => Effect.Effect<void, CallError>
  /** */
  readonly item: (itemId: string) => Effect.Effect<void, CallError>
}
export const ProofCancellations = port<ProofCancellations>('ProofCancellations')
