import type { Effect } from 'effect'
import type { Proof, ProofTypeOrUnknown } from '#domain/proof/proof'
import type { ProofYear } from '#domain/proof/proof-period'
import type { NewCarrierRequest, NewProof } from '#domain/proof/registration/new-proof'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'
import type { PreparedFile } from '../upload/prepared-file.ts'

/** The years and the total written by a supplement. [P-130] [P-131] */
export type ProofUpdate = {
  readonly proofId: string
  readonly applicationNumber: string
  readonly years: readonly ProofYear[]
  readonly total: number
}

/** An item, and the stored file that replaces its file. [P-130] */
export type FileReplacement = {
  readonly itemId: string
  readonly applicationNumber: string
  readonly proofType: ProofTypeOrUnknown
  readonly supportNumber: string
  readonly file: StoredFile
}

export interface Proofs {
  /** Returns a proof of the applicant with its items and their files. [P-097] [P-264] */
  readonly get: (proofId: string) => Effect.Effect<Proof, CallError>
  /** Stores years and total. This is the last call of a supplement that has no new file. [P-131] [D3-55] */
  readonly update: (update: ProofUpdate) => Effect.Effect<void, CallError>
  /** Stores years and total, and replaces the files of some items: everything or nothing. [P-130] [D3-07] */
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

/** Changes items of registered proofs; each item is one document. */
export interface ProofItems {
  /** Deletes an item of a proof. [P-129] [D3-26] */
  readonly remove: (itemId: string) => Effect.Effect<void, CallError>
  /** Replaces the file of an item; uses the time limits of a transfer. [P-132] [P-304] */
  readonly replace: (item: {
    readonly itemId: string
    readonly applicationNumber: string
    readonly file: PreparedFile
  }) => Effect.Effect<void, CallError>
  /** Adds base files: all or none. [P-093] */
  readonly addAll: (items: readonly NewBaseItem[]) => Effect.Effect<void, CallError>
  /** Adds one base file. [P-302] */
  readonly addOne: (item: NewBaseItem) => Effect.Effect<void, CallError>
}
export const ProofItems = port<ProofItems>('ProofItems')

/**
 * Registers new proofs. If the same content is sent again before a final answer, it counts as one submission. [P-315]
 * [E-204]
 */
export interface ProofRegistrations {
  /** Stores a proof with all its documents: everything or nothing. [P-070] [P-073] */
  readonly create: (proof: NewProof<StoredFile>) => Effect.Effect<void, CallError>
  /** Requests the shipping data of a business from carriers. [P-086] */
  readonly askCarriers: (request: NewCarrierRequest) => Effect.Effect<void, CallError>
}
export const ProofRegistrations = port<ProofRegistrations>('ProofRegistrations')

/** Cancels submitted proofs. [D2-42] */
export interface ProofCancellations {
  /** Cancels a whole proof by its id. */
  readonly proof: (proofId: string) => Effect.Effect<void, CallError>
  /** Cancels one document of a proof by its id. */
  readonly item: (itemId: string) => Effect.Effect<void, CallError>
}
export const ProofCancellations = port<ProofCancellations>('ProofCancellations')
