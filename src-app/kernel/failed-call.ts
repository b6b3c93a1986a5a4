import { Effect } from 'effect'
import type { SameSubmissionVerdict } from '#domain/kernel/same-submission'
import { type CallError, type Refused, ServiceDown, type SessionEnded } from './call.errors.ts'

type Tagged = { readonly _tag: string }

/** The server decided against the request, but did not fail itself. */
export const isStatusBelow500 = ({ status }: Refused): boolean => status < 500

/** [P-076] [P-163] */
export const isGatewayTimeout = ({ status }: Refused): boolean => status === 504

/** HTTP 403 or 401. (401 arrives as `SessionEnded`.) [A-148] [E-176] */
export const isNotCertifiedError = (error: CallError): boolean =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && error.status === 403)

/** Nothing was stored. After a lost answer or a server error, something may have been. [A-267] [P-315] */
export const isDefinitiveRefusal = (error: Tagged): boolean =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && isStatusBelow500(error as Refused))

const isSessionEnded = (error: Tagged): error is SessionEnded => error._tag === 'SessionEnded'

/** Keeps `SessionEnded`. [E-176] */
export const mapCallFailure =
  <Cause extends Tagged, Failure>(toFailure: (cause: Exclude<Cause, SessionEnded>) => Failure) =>
  (error: Cause): Failure | SessionEnded =>
    isSessionEnded(error) ? error : toFailure(error as Exclude<Cause, SessionEnded>)

/** `SessionEnded` stays a failure. [E-176] */
export const valueAfterCallFailure =
  <Value>(value: Value) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A | Value, SessionEnded> =>
    Effect.catch(call, (error) => (error._tag === 'SessionEnded' ? Effect.fail(error) : Effect.succeed(value)))

/** Keeps `SessionEnded`. [A-058] [A-099] [E-176] */
export const failAsServiceDown = <E extends Tagged>(
  error: E | CallError,
): Effect.Effect<never, Exclude<E, CallError> | SessionEnded | ServiceDown> => {
  const down = error as CallError
  return down._tag === 'NoAnswer' || down._tag === 'Refused' || down._tag === 'MalformedAnswer'
    ? Effect.fail(new ServiceDown({ call: down.call, cause: down }))
    : Effect.fail(error as Exclude<E, CallError> | SessionEnded)
}

/** `same`: exactly this request is stored. `absent`: none is. Otherwise the failure for a different one. [D3-139] */
export type RequestSearchResult<Other extends Tagged> = Exclude<SameSubmissionVerdict, 'other'> | Other

/** Fails if a request with other content is stored. */
export const isStoredOrFail = <Other extends Tagged>(
  arrival: RequestSearchResult<Other>,
): Effect.Effect<boolean, Other> =>
  typeof arrival === 'string' ? Effect.succeed(arrival === 'same') : Effect.fail(arrival)

/**
 * Reads the agency's data with `ask`, and succeeds if `arrivalIn` finds the request. Fails with `error` if nothing is
 * stored, with `unreachable` without an answer, with the failure of `arrivalIn` for a different request. [P-315]
 * [A-267] [D3-139]
 */
export const settleLostCall = <E, Now, Other extends Tagged = never>(
  error: E,
  ask: Effect.Effect<Now, unknown>,
  arrivalIn: (now: Now) => RequestSearchResult<Other>,
  unreachable: E = error,
): Effect.Effect<void, E | Other> =>
  ask.pipe(
    Effect.mapError(() => unreachable),
    Effect.flatMap((now) => isStoredOrFail(arrivalIn(now))),
    Effect.flatMap((arrived) => (arrived ? Effect.void : Effect.fail(error))),
  )
