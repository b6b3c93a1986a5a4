import type { Effect } from 'effect'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The session of this tab. All methods are synchronous; without working storage it lives in memory. [P-268] [E-137] */
export interface SessionStore {
  readonly read: () => Session
  /** Replaces the session by the result of `change`, and calls the listeners. */
  readonly update: (change: (session: Session) => Session) => void
  /** Sets every field to its default; other stores (`KeepRecords`, administrator) are unchanged. */
  readonly reset: () => void
  readonly subscribe: (listener: (session: Session) => void) => () => void
}
export const SessionStore = port<SessionStore>('SessionStore')

/** The cookie `jwtToken`, set by the server after a certification and shared by all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** Returns the application number in the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * True if the cookie belongs to another applicant than the given token of this tab: compared by `sub` of both tokens,
   * otherwise by `aplyNo`. Always true for a cookie while this tab has no token; false in unclear cases, which the
   * server decides. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')

/** The back-end tokens of the countdown. Their failures never end the session. [E-150] */
export interface CountdownTokens {
  /** Returns the remaining seconds of the token, 0 for an unknown one. [E-141] */
  readonly remaining: (token: string) => Effect.Effect<number, CallError>
  /** Returns a new token of 3600 seconds. Fails with `Refused` also for an answer without a token. [E-142] [E-146] [E-147] */
  readonly create: (applicationNumber: string) => Effect.Effect<string, CallError>
}
export const CountdownTokens = port<CountdownTokens>('CountdownTokens')

/** The administrator's token, stored separately from the applicant's session and only for this tab. [D1-44] [E-140] */
export interface AdminToken {
  readonly read: () => string | null
  readonly keep: (token: string) => void
  readonly remove: () => void
}

export const AdminToken = port<AdminToken>('AdminToken')
