import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

export interface StoredFileUrls {
  /** Returns a short-lived URL of the applicant's file; fails with `Refused` if there is no such file. [P-182] */
  readonly urlOf: (path: string) => Effect.Effect<string, CallError>
}
export const StoredFileUrls = port<StoredFileUrls>('StoredFileUrls')
