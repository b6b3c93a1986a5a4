import {
  CALL_STATUSES,
  decideLostCall,
  decideSendingFailure,
  type FailedCall,
  isDefinitive,
  type LostCallVerdict,
  type RefusedCall,
  type SendingFailureFacts,
  type SendingFailureVerdict,
  type SentRequestKind,
} from '#domain/sending/failed-call'
import {
  type CallError,
  NotLoaded,
  type Refused,
  type RefusedInAnswer,
  ServiceDown,
  type SessionEnded,
} from './call.errors.ts'

/** Every way in which a call fails that sends something. */
export type SendingError = CallError | RefusedInAnswer

const toRefusedCall = ({ status, reason }: Refused): RefusedCall => ({ is: 'refused', status, reason })

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

/** True if the server refused the request and stored nothing. [A-267] [P-315] */
export const isDefinitiveRefusal = (error: CallError): boolean => isDefinitive(toFailedCall(error))

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

/** Returns the failure of a use case whose service cannot be asked. */
export const toServiceDown = (cause: Exclude<CallError, SessionEnded>): ServiceDown =>
  new ServiceDown({ call: cause.call, cause })
