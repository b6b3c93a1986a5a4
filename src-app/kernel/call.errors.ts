import { Data } from 'effect'
import type { Because } from '#domain/kernel/decide'

/** No answer came: the line is dead, the call took too long, or it was cut. What was sent may or may not have arrived. [E-173] [E-174] */
export class NoAnswer extends Data.TaggedError('NoAnswer')<{ readonly call: string; readonly cause: unknown }> {}

/** 거절한 규칙: the rule behind a refusal of the server, null where the server names none. */
export type RefusedBy = { readonly because: Because | null }

/**
 * The server answered and said no. `message` is its sentence for people, null when it gave none; `status` is that of
 * HTTP where it is an error, else the body's. [E-174]
 */
export class Refused extends Data.TaggedError('Refused')<
  RefusedBy & {
    readonly call: string
    readonly status: number
    readonly errorCode: string | null
    readonly message: string | null
  }
> {}

/** The answer does not have the form that was agreed on; it counts as a failed call. [E-175] */
export class MalformedAnswer extends Data.TaggedError('MalformedAnswer')<{
  readonly call: string
  readonly cause: unknown
}> {}

/** The server does not know this visitor any more (HTTP 401): the session is over. [E-176] */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly call: string }> {}

/** What can go wrong with any call. */
export type CallError = NoAnswer | Refused | MalformedAnswer | SessionEnded

/** The cause of a `NoAnswer` that one of our time limits cut off. [E-173] [P-304] */
export class TimedOut extends Data.TaggedError('TimedOut') {}

/** Whether a call got no answer because its time was over; else the line was dead. Uploads have a text for it. [P-304] */
export const ranOutOfTime = (error: NoAnswer): boolean => error.cause instanceof TimedOut

/**
 * A checking service could not answer: no answer, an error of the service, or a malformed answer. Whether the entries
 * are right is unknown; they stay, and the check may be repeated.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}
