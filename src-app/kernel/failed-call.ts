import { Effect } from 'effect'
import type { Decision, RefusalReason } from '#domain/kernel/decide'
import {
  CALL_STATUSES,
  decideLostCall,
  decideSendingFailure,
  type FailedCall,
  type LostCallVerdict,
  type RefusedCall,
  type SendingFailureFacts,
  type SendingFailureVerdict,
  type SentRequestKind,
} from '#domain/sending/failed-call'
import type { SameSubmissionVerdict } from '#domain/sending/same-submission'
import { type CallError, NotLoaded, type Refused, type RefusedInAnswer, type SessionEnded } from './call.errors.ts'

/** Every way in which a call fails that sends something. */
export type SendingError = CallError | RefusedInAnswer

const toRefusedCall = ({ status, errorCode, message }: Refused): RefusedCall => ({
  is: 'refused',
  status,
  errorCode,
  message,
})

/** Converts the failure of a call to the form that the rules expect. */
const toFailedCall = (error: SendingError): FailedCall => {
  switch (error._tag) {
    case 'SessionEnded':
      return { is: 'sessionEnded' }
    case 'Refused':
      return toRefusedCall(error)
    case 'RefusedInAnswer':
      return { is: 'refusedInAnswer' }
    case 'NoAnswer':
    case 'MalformedAnswer':
      return { is: 'lost' }
  }
}

/** Returns whether the agency's data are searched for a request whose call failed with this error. [A-267] [P-315] */
export const lostCallVerdictOf = (
  requestKind: SentRequestKind,
  error: SendingError,
  isSentBefore = false,
): LostCallVerdict => decideLostCall(requestKind, toFailedCall(error), isSentBefore).verdict

/** Returns which message a failed request gets. [P-076] to [P-079] */
export const sendingFailureVerdictOf = (
  requestKind: SendingFailureFacts['sent'],
  error: Exclude<CallError, SessionEnded>,
): SendingFailureVerdict =>
  decideSendingFailure(requestKind, error._tag === 'Refused' ? toRefusedCall(error) : { is: 'lost' }).verdict

/**
 * True if the server refused the request and stored nothing. After any other failure (a lost answer, a server error)
 * the request may have been stored. [A-267] [P-315]
 */
export const isDefinitiveRefusal = (error: CallError): boolean =>
  error._tag === 'SessionEnded' || (error._tag === 'Refused' && error.status < CALL_STATUSES.serverError)

/**
 * Why a page could not load something. `notCertified`: the visitor is not the certified person, which HTTP 401 (as
 * `SessionEnded`) and 403 report. [A-148] [E-176]
 */
export type FailedLoad =
  | { readonly is: 'notCertified'; readonly cause: SessionEnded | Refused }
  | { readonly is: 'failed'; readonly cause: CallError }

export const toFailedLoad = (cause: CallError): FailedLoad =>
  cause._tag === 'SessionEnded' || (cause._tag === 'Refused' && cause.status === CALL_STATUSES.notCertified)
    ? { is: 'notCertified', cause }
    : { is: 'failed', cause }

/** Returns the failure of a load whose call failed, with the server's message if it refused the call. */
export const toNotLoaded = (cause: CallError): NotLoaded =>
  new NotLoaded({ message: cause._tag === 'Refused' ? cause.message : null, cause })

/**
 * Returns true if the agency has stored exactly the request that was sent, false if it has stored no request. Fails if
 * it has stored a different one. [D3-139]
 */
export const isStored = <Other>(
  { verdict, because }: Decision<SameSubmissionVerdict>,
  toError: (reason: RefusalReason<'other'>) => Other,
): Effect.Effect<boolean, Other> =>
  verdict === 'other' ? Effect.fail(toError({ verdict, because })) : Effect.succeed(verdict === 'same')

/**
 * Runs `call`. After a failure that may have stored the request, reads the agency's data with `ask`, and succeeds if
 * `isStoredIn` finds the request there. Fails with `toError` of the failed call if nothing is stored or the agency
 * cannot be reached; with the failure of `isStoredIn` if a different request is stored. [A-267] [D3-139]
 */
export const sendOrSettle = <E extends SendingError, Failure, Now, Other = never>(
  requestKind: SentRequestKind,
  call: Effect.Effect<void, E>,
  settling: {
    readonly ask: () => Effect.Effect<Now, unknown>
    readonly isStoredIn: (now: Now) => Effect.Effect<boolean, Other>
    readonly toError: (error: E) => Failure
    /** True if this page has sent such a request before. */
    readonly isSentBefore?: boolean
  },
): Effect.Effect<void, Failure | Other> =>
  Effect.catch(call, (error): Effect.Effect<void, Failure | Other> => {
    const failure = Effect.fail(settling.toError(error))
    if (lostCallVerdictOf(requestKind, error, settling.isSentBefore) === 'fail') return failure
    return settling.ask().pipe(
      Effect.catch(() => failure),
      Effect.flatMap(settling.isStoredIn),
      Effect.flatMap((stored) => (stored ? Effect.void : failure)),
    )
  })
