import type { Effect } from 'effect'
import type { Opinion } from '#domain/opinion/opinion'
import type { StoredFile } from '#domain/upload/stored-file'
import type { CallError, RefusingRule } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** An opinion to send: its text is trimmed and cut, its files are already stored. [P-153] [P-160] */
export type NewOpinion = {
  readonly applicationNumber: string
  readonly content: string
  readonly files: readonly StoredFile[]
}

/** The agency's answer to a received opinion; `message` is null if the agency sent none. [P-161] */
export type OpinionSubmissionAnswer =
  | { readonly is: 'stored' }
  | (RefusingRule & { readonly is: 'refused'; readonly message: string | null })

export interface Opinions {
  /** Returns all opinions of an application, in the order of the answer. [P-149] [D3-97] */
  readonly ofApplication: (applicationNumber: string) => Effect.Effect<readonly Opinion[], CallError>
  /**
   * Submits an opinion. If the same opinion is sent again before a final answer, it counts as one submission. [P-160]
   * [P-315]
   */
  readonly submit: (opinion: NewOpinion) => Effect.Effect<OpinionSubmissionAnswer, CallError>
}
export const Opinions = port<Opinions>('Opinions')
