import { decisionFrom } from '../kernel/decide.ts'

/**
 * The HTTP statuses that decide what a failed call means. `serverError` and above: the server itself failed, so the
 * request may have been stored. `gatewayTimeout`: the server took too long. `notCertified`: the visitor is not the
 * certified person. [A-148] [E-174] [P-076] [P-163]
 */
export const CALL_STATUSES = { notCertified: 403, serverError: 500, gatewayTimeout: 504 } as const

/** The start of the error codes with which the server refuses a second application. */
const DUPLICATE_CODE_START = 'APL_DUPLICATE'

/** The error codes for an application whose consents the server does not have, or has with other answers. */
const OTHER_CONSENTS_CODES: readonly (string | null)[] = ['APL_CONSENTS_DIFFER', 'APL_CONSENTS_MISSING']

/** The status of a refused empty file; and a pattern for its message, which names the file. [P-078] [P-277] */
const EMPTY_FILE_STATUS = 400
const EMPTY_FILE_MESSAGE = /FILE_SIZE_ZERO_ERROR\s*:?\s*(.*)$/s

/** A server's refusal; `message` is null if the server gives no reason. */
export type RefusedCall = {
  readonly is: 'refused'
  readonly status: number
  readonly errorCode: string | null
  readonly message: string | null
}

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

/** Returns the name of the file that a refusal calls empty; null for any other refusal. [P-078] [P-277] */
export const emptyFileNameOf = ({ status, message }: Pick<RefusedCall, 'status' | 'message'>): string | null => {
  const match = EMPTY_FILE_MESSAGE.exec(message ?? '')
  return match !== null && status === EMPTY_FILE_STATUS ? (match[1]?.trim() ?? '') : null
}

/** The kinds of requests that the agency may have stored although their call failed. */
export type SentRequestKind =
  | 'application'
  | 'edit'
  | 'registration'
  | 'carriers'
  | 'baseFiles'
  | 'opinion'
  | 'consents'

/**
 * `duplicate`: refused, because the person or the business already has an application. `consentsDiffer`: refused,
 * because required consents are missing or others are stored. `unexplained`: refused without a reason. A server error
 * counts as `lost`.
 */
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
  if (failedCall.is !== 'refused') return failedCall.is
  if (failedCall.errorCode?.startsWith(DUPLICATE_CODE_START) === true) return 'duplicate'
  if (OTHER_CONSENTS_CODES.includes(failedCall.errorCode)) return 'consentsDiffer'
  return failedCall.message === null ? 'unexplained' : 'refused'
}

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
      explained: refusedCall !== null && refusedCall.message !== null,
      emptyFile: refusedCall !== null && emptyFileNameOf(refusedCall) !== null,
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
