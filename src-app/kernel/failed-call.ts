import { Effect } from 'effect'
import {
  CALL_STATUSES,
  decideLostCall,
  decideSendingFailure,
  type FailedCall,
  type LostCallVerdict,
  type SendingFailureFacts,
  type SendingFailureVerdict,
  type SentRequestKind,
} from '#domain/sending/failed-call'
import type { SameSubmissionVerdict } from '#domain/sending/same-submission'
import {
  type CallError,
  type MalformedAnswer,
  type NoAnswer,
  NotLoaded,
  type Refused,
  ServiceDown,
  type SessionEnded,
} from './call.errors.ts'

type Tagged = { readonly _tag: string }

/** True if the server decided against the request; false if the server itself failed (HTTP 5xx). */
const isStatusBelow500 = ({ status }: Refused): boolean => status < CALL_STATUSES.serverError

/** True if the server took too long, which HTTP 504 reports. [P-076] [P-163] */
export const isGatewayTimeout = ({ status }: Refused): boolean => status === CALL_STATUSES.gatewayTimeout

/**
 * Converts the failure of a call to the form that the rules expect. A failure of any other kind counts as a lost
 * answer.
 */
const failedCallOf = (error: Tagged): FailedCall => {
  if (error._tag === 'SessionEnded') return { is: 'sessionEnded' }
  if (error._tag === 'RefusedInAnswer') return { is: 'refusedInAnswer' }
  if (error._tag !== 'Refused') return { is: 'lost' }
  const { status, errorCode, message } = error as Refused
  return { is: 'refused', status, errorCode, message }
}

/** Returns whether the agency's data are searched for a request whose call failed with this error. [A-267] [P-315] */
export const afterLostCall = (requestKind: SentRequestKind, error: Tagged, sentBefore = false): LostCallVerdict =>
  decideLostCall(requestKind, failedCallOf(error), sentBefore).verdict

/** Returns which message a failed request gets. [P-076] to [P-079] */
export const sendingFailureOf = (
  requestKind: SendingFailureFacts['sent'],
  error: Refused | NoAnswer | MalformedAnswer,
): SendingFailureVerdict => {
  const failedCall = failedCallOf(error)
  return decideSendingFailure(requestKind, failedCall.is === 'refused' ? failedCall : { is: 'lost' }).verdict
}

/**
 * Why a page could not load something. `notCertified`: the visitor is not the certified person, which HTTP 401 (as
 * `SessionEnded`) and 403 report. [A-148] [E-176]
 */
export type FailedLoad =
  | { readonly is: 'notCertified'; readonly cause: SessionEnded | Refused }
  | { readonly is: 'failed'; readonly cause: CallError }

export const failedLoadOf = (cause: CallError): FailedLoad =>
  cause._tag === 'SessionEnded' || (cause._tag === 'Refused' && cause.status === CALL_STATUSES.notCertified)
    ? { is: 'notCertified', cause }
    : { is: 'failed', cause }

/**
 * True if the server refused the request and stored nothing. After any other failure (a lost answer, a server error)
 * the request may have been stored. [A-267] [P-315]
 */
export const isDefinitiveRefusal = (error: Tagged): boolean =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && isStatusBelow500(error as Refused))

const isSessionEnded = (error: Tagged): error is SessionEnded => error._tag === 'SessionEnded'

/** Returns the failure of a load whose call failed, with the server's message if it refused the call. */
export const toNotLoaded = (cause: CallError): NotLoaded =>
  new NotLoaded({ message: cause._tag === 'Refused' ? cause.message : null, cause })

/** Maps a failed call to another failure; keeps `SessionEnded`. [E-176] */
export const mapCallFailure =
  <Cause extends Tagged, Failure>(toFailure: (cause: Exclude<Cause, SessionEnded>) => Failure) =>
  (error: Cause): Failure | SessionEnded =>
    isSessionEnded(error) ? error : toFailure(error as Exclude<Cause, SessionEnded>)

/** Returns `value` after a failed call; `SessionEnded` stays a failure. [E-176] */
export const valueAfterCallFailure =
  <Value>(value: Value) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A | Value, SessionEnded> =>
    Effect.catch(call, (error) => (error._tag === 'SessionEnded' ? Effect.fail(error) : Effect.succeed(value)))

/** Maps every failed call to `ServiceDown`; keeps `SessionEnded`. [A-099] [E-176] */
export const failAsServiceDown = <E extends Tagged>(
  error: E | CallError,
): Effect.Effect<never, Exclude<E, CallError> | SessionEnded | ServiceDown> => {
  const down = error as CallError
  return down._tag === 'NoAnswer' || down._tag === 'Refused' || down._tag === 'MalformedAnswer'
    ? Effect.fail(new ServiceDown({ call: down.call, cause: down }))
    : Effect.fail(error as Exclude<E, CallError> | SessionEnded)
}

/**
 * The result of searching the agency's data for a request. `same`: exactly this request is stored. `absent`: no request
 * is stored. Otherwise the failure that reports a different stored request. [D3-139]
 */
export type RequestSearchResult<Other extends Tagged> = Exclude<SameSubmissionVerdict, 'other'> | Other

/**
 * Returns true if the request is stored, false if no request is stored. Fails if a request with other content is
 * stored.
 */
export const isStoredOrFail = <Other extends Tagged>(
  arrival: RequestSearchResult<Other>,
): Effect.Effect<boolean, Other> =>
  typeof arrival === 'string' ? Effect.succeed(arrival === 'same') : Effect.fail(arrival)

/**
 * Runs `call`. After a failure that may have stored the request, reads the agency's data with `ask`, and succeeds if
 * `arrivalIn` finds the request there. Fails with `toError` of the failed call if nothing is stored or the agency
 * cannot be reached; with the failure of `arrivalIn` if a different request is stored. [A-267] [D3-139]
 */
export const sendOrSettle = <E extends Tagged, Failure, Now, Other extends Tagged = never>(
  requestKind: SentRequestKind,
  call: Effect.Effect<void, E>,
  settling: {
    readonly ask: () => Effect.Effect<Now, unknown>
    readonly arrivalIn: (now: Now) => RequestSearchResult<Other>
    readonly toError: (error: E) => Failure
    /** True if this page has sent such a request before. */
    readonly isSentBefore?: boolean
  },
): Effect.Effect<void, Failure | Other> =>
  Effect.catch(call, (error): Effect.Effect<void, Failure | Other> => {
    const failure = Effect.fail(settling.toError(error))
    if (afterLostCall(requestKind, error, settling.isSentBefore) === 'fail') return failure
    return settling.ask().pipe(
      Effect.catch(() => failure),
      Effect.flatMap((now) => isStoredOrFail(settling.arrivalIn(now))),
      Effect.flatMap((isStored) => (isStored ? Effect.void : failure)),
    )
  })
