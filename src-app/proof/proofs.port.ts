import type { Effect } from 'effect'
import type { ProofYear } from '#domain/proof/proof-period'
import type { ProofType, Proof } from '#domain/proof/proof'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What a supplement makes of a proof itself. [P-130] [P-131] */
export type ProofUpdate = {
  readonly proofId: string
  readonly applicationNumber: string
  readonly years: readonly ProofYear[]
  readonly total: number
}

/** A row that gets another file, which lies in the storage already. [P-130] */
export type FileReplacement = {
  readonly itemId: string
  readonly applicationNumber: string
  readonly proofType: ProofType | null
  readonly supportNumber: string
  readonly file: StoredFile
}

/** Registered proofs. */
export interface Proofs {
  /** A proof of the applicant with its rows and their files. [P-097] [P-264] [P-265] */
  readonly get: (proofId: string) => Effect.Effect<Proof, CallError>
  /** Stores years and total: the write that ends a supplement without another file. [P-131] [D3-55] */
  readonly update: (update: ProofUpdate) => Effect.Effect<void, CallError>
  /** The same with other files for some rows, all of it or nothing. [P-130] [D3-07] */
  readonly updateWithFiles: (
    update: ProofUpdate,
    replacements: readonly FileReplacement[],
  ) => Effect.Effect<void, CallError>
}
export const Proofs = port<Proofs>('Proofs')
