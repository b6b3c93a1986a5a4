import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** Public files: forms and examples. */
export interface PublicFiles {
  /** Returns a short-lived URL of the file; fails with `Refused` if there is no such file. [E-039] [E-062] */
  readonly urlOf: (path: string) => Effect.Effect<string, CallError>
  /** Starts the download in this window, because a popup blocker could stop a new window. [E-039] */
  readonly start: (url: string) => void
}
export const PublicFiles = port<PublicFiles>('PublicFiles')
