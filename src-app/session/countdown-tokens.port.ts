import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** A failure of these calls never ends the session. [E-150] */
export interface CountdownTokens {
  /** In seconds; 0 if the token is unknown. [E-141] */
  readonly remaining: (token: string) => Effect.Effect<number, CallError>
  /**
   * Valid for 3600 seconds. Fails with `Refused` even if a successful call returns no token. [E-142] [E-146] [E-147]
   */
  readonly create: (applicationNumber: string) => Effect.Effect<string, CallError>
}
export const CountdownTokens = port<CountdownTokens>('CountdownTokens')
