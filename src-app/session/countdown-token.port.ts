import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The back-end tokens that carry the countdown. None of their failures ends the session. [E-150] */
export interface CountdownTokens {
  /** Seconds that the token still has, 0 for an unknown one. [E-141] */
  readonly remaining: (token: string) => Effect.Effect<number, CallError>
  /** A new token of 3600 seconds. `Refused` too where an answer carries no token. [E-142] [E-146] [E-147] */
  readonly create: (applicationNumber: string) => Effect.Effect<string, CallError>
}
export const CountdownTokens = port<CountdownTokens>('CountdownTokens')
