import { Data } from 'effect'

/** No answer came: the line is dead, the call took too long, or it was cut. What was sent may or may not have arrived. [E-173] [E-174] */
export class NoAnswer extends Data.TaggedError('NoAnswer')<{ readonly call: string; readonly cause: unknown }> {}

/**
 * The server answered and said no. `message` is its sentence for people, null when it gave none; `status` is that of
 * HTTP where it is an error, else the body's. [E-174]
 */
export class Refused extends Data.TaggedError('Refused')<{
  readonly call: string
  readonly status: number
  readonly errorCode: string | null
  readonly message: string | null
}> {}

/** The answer does not have the form that was agreed on; it counts as a failed call. [E-175] */
export class MalformedAnswer extends Data.TaggedError('MalformedAnswer')<{
  readonly call: string
  readonly cause: unknown
}> {}

/** The server does not know this visitor any more (HTTP 401): the session is over. [E-176] */
export class SessionEnded extends Data.TaggedError('SessionEnded')<{ readonly call: string }> {}

/** What can go wrong with any call. */
export type CallError = NoAnswer | Refused | MalformedAnswer | SessionEnded
