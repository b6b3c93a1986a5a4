import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Files that applicants handed in; they lie in the agency's storage. */
export interface StoredFiles {
  /** A short-lived address of the applicant's own file; `Refused` when there is none. [P-182] */
  readonly addressOf: (path: string) => Effect.Effect<string, CallError>
}
export const StoredFiles = port<StoredFiles>('StoredFiles')
