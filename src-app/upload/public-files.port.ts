import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Files that everybody may have: forms and examples. */
export interface PublicFiles {
  /** A short-lived address of the file; `Refused` when there is none. [E-039] [E-062] */
  readonly addressOf: (path: string) => Effect.Effect<string, CallError>
  /** Starts the download in this window, without one that a popup blocker could stop. [E-039] */
  readonly start: (address: string) => void
}
export const PublicFiles = port<PublicFiles>('PublicFiles')
