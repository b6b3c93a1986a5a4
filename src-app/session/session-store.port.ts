import type { Effect } from 'effect'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The session of this tab. All methods are synchronous; without working storage it lives in memory. [P-268] [E-137] */
export interface SessionStore {
  readonly read: () => Session
  /** Replaces the record by the answer of `change`, and calls the listeners. */
  readonly update: (change: (session: Session) => Session) => void
  /** Every field at its default; what lies apart (`KeepRecords`, administrator) is not touched. */
  readonly reset: () => void
  readonly subscribe: (listener: (session: Session) => void) => () => void
}
export const SessionStore = port<SessionStore>('SessionStore')

/** The cookie `jwtToken` that the server sets after a certification; it belongs to all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** The application number in the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * True if the cookie belongs to another applicant than this token, the one of this tab: by `sub` of both tokens, else
   * by `aplyNo`. A tab without a token has no cookie; undecidable cases are left to the server. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')

/** The back-end tokens that carry the countdown. None of their failures ends the session. [E-150] */
export interface CountdownTokens {
  /** Seconds that the token still has, 0 for an unknown one. [E-141] */
  readonly remaining: (token: string) => Effect.Effect<number, CallError>
  /** A new token of 3600 seconds. `Refused` too where an answer carries no token. [E-142] [E-146] [E-147] */
  readonly create: (applicationNumber: string) => Effect.Effect<string, CallError>
}
export const CountdownTokens = port<CountdownTokens>('CountdownTokens')

/** The administrator's token, apart from the applicant's session and for this tab only. [D1-44] [E-140] */
export interface AdminToken {
  readonly read: () => string | null
  readonly keep: (token: string) => void
  readonly remove: () => void
}

export const AdminToken = port<AdminToken>('AdminToken')
