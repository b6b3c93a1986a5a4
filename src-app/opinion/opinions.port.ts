import type { Effect } from 'effect'
import type { StoredFile } from '#domain/upload/stored-file'
import type { Opinion } from '#domain/opinion/opinion'
import type { CallError, RefusingRule } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The text is trimmed and cut, the files are already stored. [P-153] [P-160] */
export type NewOpinion = {
  readonly applicationNumber: string
  readonly content: string
  readonly files: readonly StoredFile[]
}

/** `message` is null if the agency sent none. [P-161] */
export type OpinionSubmissionAnswer =
  | { readonly is: 'stored' }
  | (RefusingRule & { readonly is: 'refused'; readonly message: string | null })

export interface Opinions {
  /** In the order of the answer. [P-149] [P-266] [D3-97] */
  readonly ofApplication: (applicationNumber: string) => Effect.Effect<readonly Opinion[], CallError>
  /** Sent again before a final answer, the same opinion counts once. [P-160] [P-161] [P-315] */
  readonly submit: (opinion: NewOpinion) => Effect.Effect<OpinionSubmissionAnswer, CallError>
}
export const Opinions = port<Opinions>('Opinions')
