import { Data } from 'effect'
import type { DecidingRule } from '#domain/kernel/decide'

/**
 * Dead connection, time limit or interruption: the request may or may not have arrived. After a time limit, `requestId`
 * is its id in the server's log. [E-173] [E-174]
 */
export class NoAnswer extends Data.TaggedError('NoAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** 거절한 규칙; null if the server names none. */
export type RefusingRule = { readonly because: DecidingRule | null }

/**
 * `message` is for people, null if none was sent. `status`: that of an HTTP error, otherwise the one in the body.
 * `requestId`: the id in the server's log, after a server error (500 and above). [E-174]
 */
export class Refused extends Data.TaggedError('Refused')<
  RefusingRule & {
    readonly call: string
    readonly status: number
    readonly errorCode: string | null
    readonly message: string | null
    readonly requestId?: string | null
  }
> {}

/** Does not match the contract; the call counts as failed. `requestId`: its id in the server's log, if sent. [E-175] */
export class MalformedAnswer extends Data.TaggedError('MalformedAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** The server does not know this visitor (HTTP 401), so the session is over. [E-176] */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly call: string }> {}

export type CallError = NoAnswer | Refused | MalformedAnswer | SessionEnded

/** The cause of a `NoAnswer` after a time limit of the client. [E-173] [P-304] */
export class TimedOut extends Data.TaggedError('TimedOut') {}

/** False if the connection failed. Uploads show a separate message for a time-out. [P-304] */
export const hasTimedOut = (error: NoAnswer): boolean => error.cause instanceof TimedOut

/**
 * No answer, an error, or a malformed answer of a checking service. The entries stay, neither confirmed nor rejected,
 * and the check may be repeated.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}
