import type { Effect } from 'effect'
import type { Draft } from '#domain/application/draft'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The session of this tab. All methods are synchronous; without working storage it lives in memory. [P-268] [E-137] */
export interface SessionStore {
  readonly read: () => Session
  /** Replaces the record by the answer of `change`, and calls the listeners. */
  readonly update: (change: (session: Session) => Session) => void
  /** Every field at its default; the records that lie apart (drafts, administrator) are not touched. */
  readonly reset: () => void
  readonly subscribe: (listener: (session: Session) => void) => () => void
}
export const SessionStore = port<SessionStore>('SessionStore')

/** The cookie `jwtToken` that the server sets after a certification; it belongs to all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** The application number that the cookie's token names, null where it cannot be told. [E-141] */
  readonly application: () => string | null
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

/**
 * Values by name in one record of this tab, apart from the session, which a reset leaves alone. Synchronous, so that nothing
 * is lost when the page leaves. Never fails: what cannot be read is dropped, and a browser that refuses to store keeps the
 * values as long as the page lives. [E-136] [E-137] [E-139]
 */
export interface TabRecord<Value, Name extends string = string> {
  readonly all: () => Readonly<Record<string, Value>>
  readonly read: (name: Name) => Value | null
  readonly write: (name: Name, value: Value) => void
  readonly remove: (name: Name) => void
}

/** Unsent forms; the entries of each are read by its own schema. [A-264] [A-266] [P-317] [D3-99] */
export interface DraftStore extends TabRecord<Draft> {
  /** Whether the browser keeps anything for a reload at all; a private window or a full disk may refuse. [E-137] [E-139] */
  readonly isAccepted: () => boolean
  /** Calls `onRefused` when a value of this tab can only be kept in memory; answers what ends it. [E-137] */
  readonly followRefusals: (onRefused: () => void) => () => void
}
export const DraftStore = port<DraftStore>('DraftStore')

/**
 * Small drafts of the entry pages (answers of the self-check, typed digits, ticks of the consents), by page, before it is
 * known whose they are; the caller checks the form of what comes back. [E-202] [D1-234]
 */
export type EntryDrafts = TabRecord<unknown, EntryDraftPage>
export type EntryDraftPage = 'self-check' | 'bzmn-reg' | 'bzmn-result' | 'info-agree'
export const EntryDrafts = port<EntryDrafts>('EntryDrafts')
