import { LOST_CALL_CASES, SENDING_FAILURE_CASES } from '../kernel/failed-call.cases.ts'
import {
  CALL_STATUSES,
  decideLostCall,
  decideSendingFailure,
  type FailedCall,
  LOST_CALL_TABLE,
  SENDING_FAILURE_TABLE,
  type SentRequestKind,
} from '../kernel/failed-call.ts'
import { type FactChoice, makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { RECOVERED_SUBMISSION_CASES, SUBMISSION_OUTCOME_CASES } from './submission-outcome.cases.ts'
import {
  RECOVERED_SUBMISSION_TABLE,
  SUBMISSION_OUTCOME_TABLE,
  decideSubmissionOutcome,
  decideRecoveredSubmission,
} from './submission-outcome.ts'

const SENT: Readonly<Record<SentRequestKind, string>> = {
  application: '신청서',
  edit: '계좌나 사업자 정보의 수정',
  registration: '증빙 등록',
  carriers: '택배사 조회 요청',
  baseFiles: '더 올린 영업증빙 파일',
  opinion: '의견',
  consents: '동의의 저장',
}

const ANSWER: Readonly<Record<FailedCall['is'], string>> = {
  sessionEnded: '로그인이 끝났다고 함',
  lost: '없거나 읽을 수 없음',
  refused: '까닭을 말하고 거절함',
  refusedInAnswer: '받았으나 저장하지 않았다고 함',
}

const answerWords = (failed: FailedCall): FactChoice<string> => {
  if (failed.is !== 'refused') return ['서버의 답', ANSWER[failed.is]]
  const { status, errorCode, message } = failed
  const code = errorCode === null ? '' : ` ${errorCode}`
  return ['서버의 답', `${status}${code} ${message === null ? '말 없음' : `“${message}”`}`]
}

export const FAILED_SENDING_RULE_ENTRIES = [
  makeTableRuleEntry({
    prefix: 'LA',
    title: '답을 받지 못한 것',
    synonyms: ['보내다가 끊기면', '인터넷이 끊긴 뒤', '보냈는데 답이 없음'],
    question: '보낸 것의 답이 없거나 거절이면 그것이 기관에 있는지 찾아봅니까?',
    table: LOST_CALL_TABLE,
    facts: {
      sent: { name: '보낸 것', values: SENT },
      answer: {
        name: '서버의 답',
        note: `${CALL_STATUSES.serverError}번대의 오류는 답이 없는 것으로 본다`,
        values: {
          ...ANSWER,
          duplicate: '이미 신청되었다고 거절함',
          consentsDiffer: '저장된 동의와 다르거나 필수 동의가 없다고 거절함 (SK, CC)',
          unexplained: '까닭을 말하지 않고 거절함',
        },
      },
      sentBefore: '이 화면에서 앞서 보낸 적이 있음',
    },
    verdicts: {
      search: '기관에서 찾아본다 (SA)',
      fail: '찾지 않고 실패했다고 알린다 (FM)',
      resave: '신청서를 보내기 전에 동의를 다시 저장한다',
    },
    cases: LOST_CALL_CASES.map(({ sent, failed, sentBefore = false, ...example }) => ({
      ...example,
      given: [
        ['보낸 것', SENT[sent]],
        answerWords(failed),
        ...(sentBefore ? [['이 화면에서 앞서 보낸 적이 있음', yesNoWord(sentBefore)] as const] : []),
      ],
      ask: () => decideLostCall(sent, failed, sentBefore),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'FM',
    title: '보내지 못했을 때의 말',
    synonyms: ['전송 실패', '업로드 시간 초과', '제출이 안 됨'],
    question: '보낸 것이 저장되지 않았으면 무엇이라고 알립니까?',
    table: SENDING_FAILURE_TABLE,
    facts: {
      sent: { name: '보낸 것', values: SENT },
      answer: {
        name: '서버의 답',
        values: {
          refused: '거절',
          timedOut: `시간이 지남 (${CALL_STATUSES.gatewayTimeout})`,
          broken: `없거나 읽을 수 없거나 다른 ${CALL_STATUSES.serverError}번대의 오류`,
        },
      },
      explained: '서버가 까닭을 말함',
      emptyFile: '서버가 내용이 없는 파일의 이름을 말함',
    },
    verdicts: {
      refused: '서버의 말을 알린다. 말이 없으면 그 화면의 말을 알린다 (제84조)',
      timedOut: '올리는 시간이 지났다고 알린다',
      emptyFile: '내용이 없는 파일의 이름을 알린다',
      failed: '보내지 못했다고 알린다 (제84조)',
    },
    cases: SENDING_FAILURE_CASES.map(({ sent, failed, ...example }) => ({
      ...example,
      given: [['보낸 것', SENT[sent]], answerWords(failed)],
      ask: () => decideSendingFailure(sent, failed),
    })),
  }),
  makeTableRuleEntry({
    prefix: 'SO',
    title: '신청서를 보낸 결과',
    synonyms: ['접수 확인 못함', '신청이 접수되었는지 모름'],
    question: '신청서의 답을 받지 못하고 기관에서 찾아본 뒤 무엇이라고 알립니까?',
    table: SUBMISSION_OUTCOME_TABLE,
    facts: {
      found: {
        name: '기관에서 찾아본 결과 (SA)',
        values: {
          same: '이 신청서가 있음',
          other: '이 신청번호의 다른 신청서가 있음',
          absent: '없음',
          unreachable: '답이 없음',
        },
      },
      answer: {
        name: '보낸 것의 답',
        values: { duplicate: '이미 접수된 신청이 있어 거절', none: '없음', broken: '읽을 수 없거나 서버의 오류' },
      },
      mayBeStored: { name: '방금 보낸 것', values: { true: '도착했을 수 있음', false: '보내기 전이거나 거절됨' } },
      sentEarlier: '이 브라우저가 앞서 보낸 적이 있음',
    },
    verdicts: {
      received: '접수되었다고 알린다',
      otherStored: '다른 내용이 접수되어 있다고 알린다',
      duplicate: '거절한 서버의 말을 알린다. 고쳐도 접수되지 않으므로 신청결과로 안내한다',
      unknown: '접수되었는지 확인하지 못했다고 알린다',
      notSent: '보내지 못하여 접수되지 않았다고 알린다',
      failed: '오류가 났다고 알린다',
    },
    cases: { ofFacts: SUBMISSION_OUTCOME_CASES, ask: decideSubmissionOutcome },
  }),
  makeTableRuleEntry({
    prefix: 'RV',
    title: '보내던 신청서',
    synonyms: ['보내다가 새로고침', '제출하다가 화면을 닫음'],
    question: '신청서를 보내는 동안 다시 연 화면은 그 신청이 어떻게 되었다고 알립니까?',
    table: RECOVERED_SUBMISSION_TABLE,
    facts: {
      reached: '기관이 답함',
      live: '이 신청번호의 취소되지 않은 신청이 있음',
      drafted: '이 창에 작성 내용이 있음',
      same: '그 신청이 적던 것과 같음 (SA)',
    },
    verdicts: {
      unknown: '확인하지 못했다고 알린다',
      none: '아무것도 알리지 않는다',
      notReceived: '아직 접수되지 않았다고 알린다',
      otherReceived: '다른 내용이 접수되어 있다고 알린다',
      received: '접수되었다고 알리고 작성 내용을 지운다',
    },
    cases: { ofFacts: RECOVERED_SUBMISSION_CASES, ask: decideRecoveredSubmission },
  }),
] as const
