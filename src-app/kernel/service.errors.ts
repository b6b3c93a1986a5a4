import { Data, Effect } from 'effect'
import type { CallError, SessionEnded } from './call.errors.ts'

/**
 * A checking service of others could not answer: no answer, an error of the service, or an answer nobody can read.
 * Whether the entries are right is not known; they stay as they are and the check may be asked again.
 */
export class ServiceDown extends Data.TaggedError('ServiceDown')<{ readonly call: string; readonly cause: unknown }> {}

/** Turns every failed call into `ServiceDown`; only the end of the session stays what it is. [A-058] [A-099] [E-176] */
export const failAsServiceDown = <E extends { readonly _tag: string }>(
  error: E | CallError,
): Effect.Effect<never, Exclude<E, CallError> | SessionEnded | ServiceDown> => {
  const down = error as CallError
  return down._tag === 'NoAnswer' || down._tag === 'Refused' || down._tag === 'MalformedAnswer'
    ? Effect.fail(new ServiceDown({ call: down.call, cause: down }))
    : Effect.fail(error as Exclude<E, CallError> | SessionEnded)
}
