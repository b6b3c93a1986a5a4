import { Data } from 'effect'
import type { Because } from '#domain/kernel/decide'

/**
 * No answer arrived: the connection is dead, the call took too long, or it was interrupted. The request may or may not
 * have arrived. `requestId` is its id in the server's log, if it took too long. [E-173] [E-174]
 */
export class NoAnswer extends Data.TaggedError('NoAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** 거절한 규칙: the rule behind a server's refusal, null if the server gives none. */
export type RefusedBy = { readonly because: Because | null }

/**
 * The server refused the request. `message` is its sentence for people, null when it gave none; `status` is the HTTP
 * status of an error, otherwise the status in the body; `requestId` is the id of the call in the server's log after an
 * error of the server (500 and above), if it sent one. [E-174]
 */
export class Refused extends Data.TaggedError('Refused')<
  RefusedBy & {
    readonly call: string
    readonly status: number
    readonly errorCode: string | null
    readonly message: string | null
    readonly requestId?: string | null
  }
> {}

/** The answer does not match the contract; it counts as a failed call, with its id as in `Refused`. [E-175] */
export class MalformedAnswer extends Data.TaggedError('MalformedAnswer')<{
  readonly call: string
  readonly cause: unknown
  readonly requestId?: string | null
}> {}

/** The server no longer knows this visitor (HTTP 401): the session is over. [E-176] */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly call: string }> {}

/** The failures of any call. */
export type CallError = NoAnswer | Refused | MalformedAnswer | SessionEnded

/** The cause of a `NoAnswer` after one of our own time limits. [E-173] [P-304] */
export class TimedOut extends Data.TaggedError('TimedOut') {}

/**
 * True if a call got no answer within its time limit; false for a dead connection. Uploads have a text for it. [P-304]
 */
export const ranOutOfTime = (error: NoAnswer): boolean => error.cause instanceof TimedOut

/**
 * A checking service failed: no answer, an error of the service, or a malformed answer. The entries are neither
 * confirmed nor rejected; they stay, and the check may be repeated.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}
