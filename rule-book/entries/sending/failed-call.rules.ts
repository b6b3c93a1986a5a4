import {
  type RefusedCall,
  type SentRequestKind,
  type FailedCall,
  CALL_STATUSES,
  decideLostCall,
  decideSendingFailure,
  type ServerReason,
} from '#domain/sending/failed-call'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { formatDuration } from '#domain/time/duration'
import { casesOf, type FactChoice, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const refused = (status: number, reason: Exclude<ServerReason['is'], 'emptyFile'> = 'other'): RefusedCall => ({ is: 'refused', status, reason: { is: reason } })

const REASON: Readonly<Record<ServerReason['is'], string>> = {
  duplicate: '이미 신청되었다고 말함',
  consentsDiffer: '저장된 동의와 다르거나 필수 동의가 없다고 말함',
  emptyFile: '내용이 없는 파일의 이름을 말함',
  other: '다른 까닭을 말함',
  none: '까닭을 말하지 않음',
}

const ENDED = { is: 'sessionEnded' } as const

const LOST = { is: 'lost' } as const

const REFUSED_IN_ANSWER = { is: 'refusedInAnswer' } as const

const REFUSED = refused(400)

const UNEXPLAINED = refused(400, 'none')

const LAST_REFUSAL = refused(499)

const FIRST_SERVER_ERROR = refused(500)

const DUPLICATE = refused(409, 'duplicate')

const CONSENTS_DIFFER = refused(409, 'consentsDiffer')

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
  return ['서버의 답', `${failed.status}, ${REASON[failed.reason.is]}`]
}

export const LOST_CALL_RULE = makeTableRuleEntry({
  prefix: 'LA',
  title: '답을 받지 못한 것',
  synonyms: ['보내다가 끊기면', '인터넷이 끊긴 뒤', '보냈는데 답이 없음'],
  question: '보낸 것의 답이 없거나 거절이면 그것이 기관에 있는지 찾아봅니까?',
  no: 101,
  answer: '답이 없으면 기관에서 찾아보고, 거절이면 표에 적힌 것만 찾아본다.',
  notes: [
    { says: `제시간에 답이 없으면 연결할 수 없다고, 답을 읽을 수 없으면 처리 중 오류라고 알린다. 파일은 올릴 주소의 답이 제시간에 없거나, 전송이 ${formatDuration(DEFAULT_SETTINGS.transferIdleMs)} 멈추거나 ${formatDuration(DEFAULT_SETTINGS.transferMaxMs)}을 넘거나, 504로 답하면 시간이 초과되었다고 알린다. 모두 보낸 뒤의 답도 같은 시간을 기다린다.`, refs: ['E-173', 'E-174', 'E-175', 'P-076', 'P-304', 'D3-135'] },
    { says: '화면은 답이 없는 요청을 저절로 다시 보내지 않는다. 저절로 다시 묻는 것은 대기 서버(제80조), 저장소의 새 주소(제75조), 점검 안내와 남은 시간, 그리고 인터넷이 다시 이어졌을 때 불러오지 못한 화면과 공지뿐이다. 다시 불러오는 단추는 처음에는 곧, 거듭 실패할수록 더 기다린 뒤에 불러온다.', refs: ['P-299', 'P-312', 'P-305', 'E-141', 'P-303'] },
  ],
  table: decideLostCall.table,
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
  cases: casesOf([
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
    { proves: ['A-135', 'D1-676'], rule: 'LA-5', sent: 'application', failed: CONSENTS_DIFFER, verdict: 'resave' },
    { proves: ['P-315'], rule: 'LA-6', sent: 'registration', failed: REFUSED, sentBefore: true, verdict: 'search' },
    { proves: ['P-077'], rule: 'LA-7', sent: 'registration', failed: UNEXPLAINED, verdict: 'search' },
    { proves: ['P-315'], rule: 'LA-10', sent: 'registration', failed: REFUSED, verdict: 'fail' },
    { proves: ['P-315'], rule: 'LA-8', sent: 'carriers', failed: UNEXPLAINED, verdict: 'search' },
    { proves: ['P-315'], rule: 'LA-10', sent: 'carriers', failed: REFUSED, verdict: 'fail' },
    { proves: ['P-315'], rule: 'LA-9', sent: 'opinion', failed: REFUSED_IN_ANSWER, verdict: 'search' },
    { proves: ['P-315'], rule: 'LA-10', sent: 'opinion', failed: UNEXPLAINED, verdict: 'fail' },
    { proves: ['P-315'], rule: 'LA-10', sent: 'baseFiles', failed: UNEXPLAINED, verdict: 'fail' },
    { proves: ['A-267'], rule: 'LA-10', sent: 'edit', failed: REFUSED, verdict: 'fail' },
  ], ({ sent, failed, sentBefore = false }) => ({
    given: [
      ['보낸 것', SENT[sent]],
      answerWords(failed),
      ...(sentBefore ? [['이 화면에서 앞서 보낸 적이 있음', yesNoWord(sentBefore)] as const] : []),
    ],
    ask: () => decideLostCall(sent, failed, sentBefore),
  })),
})

const EMPTY_FILE: RefusedCall = { is: 'refused', status: 400, reason: { is: 'emptyFile', name: '영수증.pdf' } }

export const SENDING_FAILURE_RULE = makeTableRuleEntry({
  prefix: 'FM',
  title: '보내지 못했을 때의 말',
  synonyms: ['전송 실패', '업로드 시간 초과', '제출이 안 됨'],
  question: '보낸 것이 저장되지 않았으면 무엇이라고 알립니까?',
  no: 102,
  answer: '서버가 거절한 말이 있으면 그 말을, 아니면 보내지 못했다고 알린다.',
  notes: [
    { says: '의견이 거절되면 의견제출에 실패하였다는 말 뒤에 서버의 말을 붙여 함께 보인다.', refs: ['P-161'] },
    { says: '신청 취소나 다시 신청하기가 실패하면 서버의 말을 (취소에 말이 없으면 그 화면의 말을) 알리고 신청결과 화면에 남는다.', refs: ['A-204', 'A-207'] },
    { says: '서버가 택배사 조회를 거절하면 신청을 다시 읽어, 이제 조회를 신청할 수 없으면 그 까닭을 알린다. 아직 할 수 있거나 다시 읽지 못했으면 조회신청에 실패하였다고 알린다.', refs: ['P-021', 'P-089'] },
  ],
  table: decideSendingFailure.table,
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
  cases: casesOf([
    { proves: ['P-076'], rule: 'FM-1', sent: 'registration', failed: refused(504), verdict: 'timedOut' },
    { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: refused(503, 'none'), verdict: 'failed' },
    { proves: ['P-079'], rule: 'FM-5', sent: 'registration', failed: refused(503), verdict: 'refused' },
    { proves: ['P-163'], rule: 'FM-2', sent: 'opinion', failed: refused(504), verdict: 'timedOut' },
    { proves: ['P-163'], rule: 'FM-8', sent: 'opinion', failed: refused(503), verdict: 'failed' },
    { proves: ['P-161'], rule: 'FM-7', sent: 'opinion', failed: LAST_REFUSAL, verdict: 'refused' },
    { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: LOST, verdict: 'failed' },
    { proves: ['P-077'], rule: 'FM-3', sent: 'registration', failed: UNEXPLAINED, verdict: 'failed' },
    { proves: ['P-078'], rule: 'FM-4', sent: 'registration', failed: EMPTY_FILE, verdict: 'emptyFile' },
    { proves: ['P-079'], rule: 'FM-5', sent: 'registration', failed: REFUSED, verdict: 'refused' },
    { proves: ['P-078'], rule: 'FM-6', sent: 'baseFiles', failed: EMPTY_FILE, verdict: 'emptyFile' },
    { proves: ['E-174'], rule: 'FM-7', sent: 'baseFiles', failed: UNEXPLAINED, verdict: 'refused' },
    { proves: ['A-127'], rule: 'FM-7', sent: 'application', failed: LAST_REFUSAL, verdict: 'refused' },
    { proves: ['A-128'], rule: 'FM-8', sent: 'application', failed: FIRST_SERVER_ERROR, verdict: 'failed' },
    { proves: ['A-128'], rule: 'FM-8', sent: 'application', failed: LOST, verdict: 'failed' },
    { proves: ['E-174'], rule: 'FM-7', sent: 'carriers', failed: UNEXPLAINED, verdict: 'refused' },
    { proves: ['E-174'], rule: 'FM-8', sent: 'carriers', failed: FIRST_SERVER_ERROR, verdict: 'failed' },
  ], ({ sent, failed }) => ({
    given: [['보낸 것', SENT[sent]], answerWords(failed)],
    ask: () => decideSendingFailure(sent, failed),
  })),
})
