import type { Effect } from 'effect'
import type { StoredFile } from '#domain/upload/stored-file'
import type { ProofMaster } from '#domain/proof/proof'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What a write of a master carries: the years joined by a comma, the total as a number. [P-130] [P-131] */
export type MasterWrite = {
  readonly receiptProofMstrId: string
  readonly aplyNo: string
  readonly useProofPeriod: string
  readonly amountCount: number
}

/** A row that gets another file, which lies in the storage already. [P-130] */
export type FileReplacement = {
  readonly receiptProofId: string
  readonly aplyNo: string
  readonly aplyType: string
  readonly suptSn: string
  readonly file: StoredFile
}

/** Registered proofs, one master each. */
export interface ProofMasters {
  /** A master of the applicant with its rows and their files. [P-097] [P-264] [P-265] */
  readonly get: (receiptProofMstrId: string) => Effect.Effect<ProofMaster, CallError>
  /** Stores period and total: the write that ends a supplement without another file. [P-131] [D3-55] */
  readonly write: (write: MasterWrite) => Effect.Effect<void, CallError>
  /** The same with other files for some rows, all of it or nothing. [P-130] [D3-07] */
  readonly writeWithFiles: (
    write: MasterWrite,
    replacements: readonly FileReplacement[],
  ) => Effect.Effect<void, CallError>
}
export const ProofMasters = port<ProofMasters>('ProofMasters')
