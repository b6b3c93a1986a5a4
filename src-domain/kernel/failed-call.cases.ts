import type { DecisionCaseFrom } from './decide.ts'
import type { FailedCall, LostCallVerdict, RefusedCall, SendingFailureFacts, SendingFailureVerdict, SentRequestKind } from './failed-call.ts'

const refused = (status: number, message: string | null, errorCode: string | null = null): RefusedCall => ({ is: 'refused', status, message, errorCode })

const SERVER_SAYS = '입력하신 내용을 확인해주세요.'
const ENDED = { is: 'sessionEnded' } as const
const LOST = { is: 'lost' } as const
const REFUSED_IN_ANSWER = { is: 'refusedInAnswer' } as const
const REFUSED = refused(400, SERVER_SAYS)
const UNEXPLAINED = refused(400, null)
const LAST_REFUSAL = refused(499, SERVER_SAYS)
const FIRST_SERVER_ERROR = refused(500, SERVER_SAYS)
const DUPLICATE = refused(409, SERVER_SAYS, 'APL_DUPLICATE_CI')
const CONSENTS_DIFFER = refused(409, SERVER_SAYS, 'APL_CONSENTS_DIFFER')
const CONSENTS_MISSING = refused(400, SERVER_SAYS, 'APL_CONSENTS_MISSING')
const EMPTY_FILE = refused(400, 'FILE_SIZE_ZERO_ERROR: 영수증.pdf')
const EMPTY_FILE_WITH_OTHER_STATUS = refused(409, 'FILE_SIZE_ZERO_ERROR: 영수증.pdf')

type LostCallCase = DecisionCaseFrom<{ sent: SentRequestKind; failed: FailedCall; sentBefore?: boolean }, LostCallVerdict>

export const LOST_CALL_CASES: readonly LostCallCase[] = [
  { proves: ['E-176'], rule: 'LA-1', sent: 'application', failed: ENDED, verdict: 'fail' },
  { proves: ['E-176'], rule: 'LA-1', sent: 'registration', failed: ENDED, sentBefore: true, verdict: 'fail' },
  { proves: ['D2-90'], rule: 'LA-2', sent: 'consents', failed: LOST, verdict: 'resave' },
  { proves: ['D2-90'], rule: 'LA-2', sent: 'consents', failed: FIRST_SERVER_ERROR, verdict: 'resave' },
  { proves: ['D2-90'], rule: 'LA-10', sent: 'consents', failed: LAST_REFUSAL, verdict: 'fail' },
  { proves: ['A-267'], rule: 'LA-3', sent: 'application', failed: LOST, verdict: 'search' },
  { proves: ['A-267'], rule: 'LA-3', sent: 'application', failed: FIRST_SERVER_ERROR, verdict: 'search' },
  { proves: ['A-267'], rule: 'LA-10', sent: 'application', failed: LAST_REFUSAL, verdict: 'fail' },
  { proves: ['A-267'], rule: 'LA-3', sent: 'edit', failed: LOST, verdict: 'search' },
  { proves: ['P-315'], rule: 'LA-3', sent: 'baseFiles', failed: LOST, verdict: 'search' },
  { proves: ['A-267'], rule: 'LA-4', sent: 'application', failed: DUPLICATE, verdict: 'search' },
  { proves: ['A-135'], rule: 'LA-5', sent: 'application', failed: CONSENTS_DIFFER, verdict: 'resave' },
  { proves: ['D1-676'], rule: 'LA-5', sent: 'application', failed: CONSENTS_MISSING, verdict: 'resave' },
  { proves: ['P-315'], rule: 'LA-6', sent: 'registration', failed: REFUSED, sentBefore: true, verdict: 'search' },
  { proves: ['P-077'], rule: 'LA-7', sent: 'registration', failed: UNEXPLAINED, verdict: 'search' },
  { proves: ['P-315'], rule: 'LA-10', sent: 'registration', failed: REFUSED, verdict: 'fail' },
  { proves: ['P-315'], rule: 'LA-8', sent: 'carriers', failed: UNEXPLAINED, verdict: 'search' },
  { proves: ['P-315'], rule: 'LA-10', sent: 'carriers', failed: REFUSED, verdict: 'fail' },
  { proves: ['P-315'], rule: 'LA-9', sent: 'opinion', failed: REFUSED_IN_ANSWER, verdict: 'search' },
  { proves: ['P-315'], rule: 'LA-10', sent: 'opinion', failed: UNEXPLAINED, verdict: 'fail' },
  { proves: ['P-315'], rule: 'LA-10', sent: 'baseFiles', failed: UNEXPLAINED, verdict: 'fail' },
  { proves: ['A-267'], rule: 'LA-10', sent: 'edit', failed: REFUSED, verdict: 'fail' },
]

type SendingFailureCase = DecisionCaseFrom<{ sent: SendingFailureFacts['sent']; failed: typeof LOST | RefusedCall }, SendingFailureVerdict>

export const SENDING_FAILURE_CASES: readonly SendingFailureCase[] = [
  { proves: ['P-076'], rule: 'FM-1', sent: 'registration', failed: refused(504, SERVER_SAYS), verdict: 'timedOut' },
  { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: refused(503, null), verdict: 'failed' },
  { proves: ['P-079'], rule: 'FM-5', sent: 'registration', failed: refused(503, SERVER_SAYS), verdict: 'refused' },
  { proves: ['P-163'], rule: 'FM-2', sent: 'opinion', failed: refused(504, SERVER_SAYS), verdict: 'timedOut' },
  { proves: ['P-163'], rule: 'FM-8', sent: 'opinion', failed: refused(503, SERVER_SAYS), verdict: 'failed' },
  { proves: ['P-161'], rule: 'FM-7', sent: 'opinion', failed: LAST_REFUSAL, verdict: 'refused' },
  { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: LOST, verdict: 'failed' },
  { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: UNEXPLAINED, verdict: 'failed' },
  { proves: ['P-078'], rule: 'FM-4', sent: 'registration', failed: EMPTY_FILE, verdict: 'emptyFile' },
  { proves: ['P-078'], rule: 'FM-5', sent: 'registration', failed: EMPTY_FILE_WITH_OTHER_STATUS, verdict: 'refused' },
  { proves: ['P-079'], rule: 'FM-5', sent: 'registration', failed: REFUSED, verdict: 'refused' },
  { proves: ['P-078'], rule: 'FM-6', sent: 'baseFiles', failed: EMPTY_FILE, verdict: 'emptyFile' },
  { proves: ['E-174'], rule: 'FM-7', sent: 'baseFiles', failed: UNEXPLAINED, verdict: 'refused' },
  { proves: ['A-127'], rule: 'FM-7', sent: 'application', failed: LAST_REFUSAL, verdict: 'refused' },
  { proves: ['A-128'], rule: 'FM-8', sent: 'application', failed: FIRST_SERVER_ERROR, verdict: 'failed' },
  { proves: ['A-128'], rule: 'FM-8', sent: 'application', failed: LOST, verdict: 'failed' },
  { proves: ['E-174'], rule: 'FM-7', sent: 'carriers', failed: UNEXPLAINED, verdict: 'refused' },
  { proves: ['E-174'], rule: 'FM-8', sent: 'carriers', failed: FIRST_SERVER_ERROR, verdict: 'failed' },
]
