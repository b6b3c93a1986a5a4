import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/**
 * Creates the token of a session countdown, and requests its remaining time. A failure of these calls never ends the
 * session. [E-150]
 */
export interface CountdownTokens {
  /** Returns the remaining seconds of the token; 0 if the token is unknown. [E-141] */
  readonly remaining: (token: string) => Effect.Effect<number, CallError>
  /**
   * Returns a new token, valid for 3600 seconds. Fails with `Refused` even if the call succeeds but returns no token.
   * [E-142] [E-147]
   */
  readonly create: (applicationNumber: string) => Effect.Effect<string, CallError>
}
export const CountdownTokens = port<CountdownTokens>('CountdownTokens')
