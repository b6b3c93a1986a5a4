import { decisionFrom } from '../kernel/decide.ts'

/**
 * The HTTP statuses that decide what a failed call means. `serverError` and above: the server itself failed, so the
 * request may have been stored. `gatewayTimeout`: the server took too long. `notCertified`: the visitor is not the
 * certified person. [A-148] [E-174] [P-076] [P-163]
 */
export const CALL_STATUSES = { notCertified: 403, serverError: 500, gatewayTimeout: 504 } as const

/**
 * The reason that a server gives for its refusal. `duplicate`: the person or the business already has an application.
 * `consentsDiffer`: required consents are missing or others are stored. `emptyFile`: a file has no bytes; `name` is
 * empty if the server does not name it. `other`: a message for people. `none`: no message. [A-135] [A-236] [P-078]
 */
export type ServerReason =
  | { readonly is: 'duplicate' | 'consentsDiffer' | 'other' | 'none' }
  | { readonly is: 'emptyFile'; readonly name: string }

/** A server's refusal: its HTTP status and its reason. */
export type RefusedCall = { readonly is: 'refused'; readonly status: number; readonly reason: ServerReason }

/**
 * A call that failed. `lost`: no answer, or an answer that cannot be read. `refusedInAnswer`: the server answered the
 * call, and its answer says that it did not store the request.
 */
export type FailedCall = { readonly is: 'sessionEnded' | 'lost' | 'refusedInAnswer' } | RefusedCall

/**
 * True if the server refused the request and stored nothing. After any other failure (a lost answer, a server error) the
 * request may have been stored. [A-267] [P-315]
 */
export const isDefinitive = (failedCall: FailedCall): boolean =>
  failedCall.is === 'refused' ? failedCall.status < CALL_STATUSES.serverError : failedCall.is !== 'lost'

/** The kinds of requests that the agency may have stored although their call failed. */
export type SentRequestKind =
  | 'application'
  | 'edit'
  | 'registration'
  | 'carriers'
  | 'baseFiles'
  | 'opinion'
  | 'consents'

/** `duplicate`, `consentsDiffer`: refused for this reason. `unexplained`: without one. A server error is `lost`. */
type LostCallFacts = {
  readonly sent: SentRequestKind
  readonly answer: FailedCall['is'] | 'duplicate' | 'consentsDiffer' | 'unexplained'
  /** True if this page has sent such a request before. */
  readonly sentBefore: boolean
}

/**
 * `search`: the request may have been stored, so the agency's data are searched for it. `fail`: the request was not
 * stored. `resave`: the consents are saved again before the application is sent.
 */
export type LostCallVerdict = 'search' | 'fail' | 'resave'

const answerOf = (failedCall: FailedCall): LostCallFacts['answer'] => {
  if (!isDefinitive(failedCall)) return 'lost'
  return failedCall.is === 'refused' ? ANSWER_OF_REASON[failedCall.reason.is] : failedCall.is
}

const ANSWER_OF_REASON = {
  duplicate: 'duplicate',
  consentsDiffer: 'consentsDiffer',
  emptyFile: 'refused',
  other: 'refused',
  none: 'unexplained',
} as const satisfies Record<ServerReason['is'], LostCallFacts['answer']>

/**
 * 답을 받지 못한 것: decides whether the agency's data are searched for a request whose call failed. [A-267] [P-315] [D2-90]
 */
export const decideLostCall = decisionFrom(
  (sent: SentRequestKind, failedCall: FailedCall, sentBefore: boolean = false): LostCallFacts => ({
    sent,
    answer: answerOf(failedCall),
    sentBefore,
  }),
  [
    { id: 'LA-1', when: { answer: 'sessionEnded' }, then: 'fail', ref: 'E-176' },
    { id: 'LA-2', when: { sent: 'consents', answer: 'lost' }, then: 'resave', ref: 'D2-90' },
    { id: 'LA-3', when: { answer: 'lost' }, then: 'search', ref: 'P-315' },
    { id: 'LA-4', when: { sent: 'application', answer: 'duplicate' }, then: 'search', ref: 'A-267' },
    { id: 'LA-5', when: { sent: 'application', answer: 'consentsDiffer' }, then: 'resave', ref: 'A-135' },
    { id: 'LA-6', when: { sent: 'registration', sentBefore: true }, then: 'search', ref: 'P-315' },
    { id: 'LA-7', when: { sent: 'registration', answer: 'unexplained' }, then: 'search', ref: 'P-077' },
    { id: 'LA-8', when: { sent: 'carriers', answer: 'unexplained' }, then: 'search', ref: 'P-315' },
    { id: 'LA-9', when: { sent: 'opinion', answer: 'refusedInAnswer' }, then: 'search', ref: 'P-315' },
    { id: 'LA-10', when: {}, then: 'fail', ref: 'A-267' },
  ],
)

/** `timedOut`: the gateway waited too long. `broken`: any other server error, or no readable answer. */
export type SendingFailureFacts = {
  readonly sent: Exclude<SentRequestKind, 'edit' | 'consents'>
  readonly answer: 'refused' | 'timedOut' | 'broken'
  /** True if the server gave a reason. */
  readonly explained: boolean
  /** True if the reason is an empty file. */
  readonly emptyFile: boolean
}

/**
 * What the message about a failed request says: the reason of the server, that the upload took too long, the name of
 * the empty file, or only that the request failed.
 */
export type SendingFailureVerdict = 'refused' | 'timedOut' | 'emptyFile' | 'failed'

/** 보내지 못했다는 말: decides which message a failed request gets. [A-127] [A-128] [P-076] to [P-079] [P-163] */
export const decideSendingFailure = decisionFrom(
  (sent: SendingFailureFacts['sent'], failedCall: { readonly is: 'lost' } | RefusedCall): SendingFailureFacts => {
    const refusedCall = failedCall.is === 'refused' ? failedCall : null
    const isBroken = !isDefinitive(failedCall)
    return {
      sent,
      answer: refusedCall?.status === CALL_STATUSES.gatewayTimeout ? 'timedOut' : isBroken ? 'broken' : 'refused',
      explained: refusedCall !== null && refusedCall.reason.is !== 'none',
      emptyFile: refusedCall?.reason.is === 'emptyFile',
    }
  },
  [
    { id: 'FM-1', when: { sent: 'registration', answer: 'timedOut' }, then: 'timedOut', ref: 'P-076' },
    { id: 'FM-2', when: { sent: 'opinion', answer: 'timedOut' }, then: 'timedOut', ref: 'P-163' },
    { id: 'FM-3', when: { sent: 'registration', explained: false }, then: 'failed', ref: 'P-077' },
    { id: 'FM-4', when: { sent: 'registration', emptyFile: true }, then: 'emptyFile', ref: 'P-078' },
    { id: 'FM-5', when: { sent: 'registration' }, then: 'refused', ref: 'P-079' },
    { id: 'FM-6', when: { sent: 'baseFiles', emptyFile: true }, then: 'emptyFile', ref: 'P-078' },
    { id: 'FM-7', when: { answer: 'refused' }, then: 'refused', ref: 'E-174' },
    { id: 'FM-8', when: {}, then: 'failed', ref: 'A-128' },
  ],
)
