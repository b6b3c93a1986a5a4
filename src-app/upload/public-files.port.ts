import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Forms and examples. */
export interface PublicFiles {
  /** Short-lived; fails with `Refused` if there is no such file. [E-039] [E-062] */
  readonly addressOf: (path: string) => Effect.Effect<string, CallError>
  /** In this window, because a popup blocker could stop a new one. [E-039] */
  readonly start: (address: string) => void
}
export const PublicFiles = port<PublicFiles>('PublicFiles')
