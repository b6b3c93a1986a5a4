import { Data } from 'effect'
import type { DecidingRule } from '#domain/kernel/decide'
import type { ServerReason } from '#domain/sending/failed-call'

/**
 * No answer arrived: the connection is dead, the call took too long, or it was interrupted. The request may or may not
 * have arrived. If it took too long, `requestId` is its id in the server's log. [E-173] [E-174]
 */
export class NoAnswer extends Data.TaggedError('NoAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** 거절한 규칙: the rule by which the server refused the request; null if the server gives none. */
export type RefusingRule = { readonly because: DecidingRule | null }

/**
 * The server refused the request. `message` is written for people; null if the server sent none. `status` is the HTTP
 * status of an error, otherwise the status in the body. `errorCode` is the server's code, for adapters and logs; what
 * the code means is in `reason`. After a server error (500 and above), `requestId` is the id of the call in the server's
 * log, if the server sent one. [E-174]
 */
export class Refused extends Data.TaggedError('Refused')<
  RefusingRule & {
    readonly call: string
    readonly status: number
    readonly errorCode: string | null
    readonly message: string | null
    readonly reason: ServerReason
    readonly requestId?: string | null
  }
> {}

/** The server answered with success, and refused the request in the body. [P-161] */
export class RefusedInAnswer extends Data.TaggedError('RefusedInAnswer')<
  RefusingRule & { readonly message: string | null }
> {}

/**
 * The answer does not match the contract. The call counts as failed. `requestId` is the id of the call in the server's
 * log, if the server sent one. [E-175]
 */
export class MalformedAnswer extends Data.TaggedError('MalformedAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** The server does not know this visitor (HTTP 401), so the session is over. [E-176] */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly call: string }> {}

export type CallError = NoAnswer | Refused | MalformedAnswer | SessionEnded

/**
 * The failures of a call that a use case turns into its own failure. `SessionEnded` is not among them, because it means
 * the same in every use case. [E-176]
 */
export const CALL_FAILURE_TAGS = ['NoAnswer', 'Refused', 'MalformedAnswer'] as const

/** The cause of a `NoAnswer` after a time limit of the client. [E-173] [P-304] */
export class TimedOut extends Data.TaggedError('TimedOut') {}

/**
 * True if a call got no answer within its time limit; false if the connection failed. Uploads show a separate message
 * for a time-out. [P-304]
 */
export const hasTimedOut = (error: NoAnswer): boolean => error.cause instanceof TimedOut

/**
 * What a page needs, or an action before it sends anything, could not be loaded. Nothing was sent, the session is kept,
 * and loading may be repeated. `message` comes from the server, null if it sent none. [A-148] [P-306]
 */
export class NotLoaded extends Data.TaggedError('NotLoaded')<{
  readonly message: string | null
  readonly cause: unknown
}> {}

/**
 * A checking service failed: no answer, an error of the service, or a malformed answer. The entries are neither
 * confirmed nor rejected; they stay, and the check may be repeated.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}
