import {
  addressBlockCountdownAt,
  decideQueueAdmission,
  decideTicketReturnAnswer,
  isQueuedAction,
  isQueueStuck,
  nextUnchangedAheadCount,
  pollDelayMs,
  QUEUE_PARAMETERS,
} from '#domain/admission/queue'
import { CERTIFICATION_WINDOW_ALLOWED_MS } from '#domain/identity/certification'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { formatDuration } from '#domain/time/duration'
import { type FactChoice, makeLimitTable, makeTableRuleEntry } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

const FIRST = { blockedBefore: false, stuck: false } as const

const STATUSES: readonly FactChoice<number | null>[] = [
  ...[200, 201, 202, 300, 301, 302, 303, 404, 500, 502, 599, 900, 999].map((status): FactChoice<number> => [
    status,
    String(status),
  ]),
  [null, '읽을 수 없음'],
]

export const QUEUE_ADMISSION_RULE = makeTableRuleEntry({
  prefix: 'QE',
  title: '진입',
  synonyms: ['대기열', '줄 서기', '앞에 몇 명'],
  question: '대기 서버의 응답을 받으면 일을 시작할 수 있습니까?',
  no: 76,
  answer: '대기 서버가 들여보내면 시작하고, 기다리라고 하면 기다린 뒤 다시 묻는다.',
  notes: [
    { says: `번호표에 열쇠가 없으면 기다리지 않고 QE-11로 멈춘다. 기다리는 동안 인증 유효시간은 보지 않으며, 들어간 뒤의 요청은 OW-5가 본다. 본인인증에서 ${formatDuration(CERTIFICATION_WINDOW_ALLOWED_MS)} 이상 기다렸으면 창을 여는 단추를 한 번 더 누른다.`, refs: ['P-193', 'E-133', 'D1-23'] },
    { says: '접속이 차단되거나 대기를 멈추어 들어가지 못하면 아무것도 보내지 않고, 적은 것은 그대로 남는다.', refs: ['E-135', 'P-194', 'P-204'] },
  ],
  table: decideQueueAdmission.table,
  facts: {
    status: { name: '응답 상태', values: STATUSES },
    blockedBefore: '이 주소가 이미 한 번 차단됨',
    stuck: {
      name: '대기열이 움직이지 않음',
      note: `같은 응답 ${QUEUE_PARAMETERS.sameWaitAnswers}번, ${formatDefaultSetting('sameWaitBypass')}`,
    },
  },
  verdicts: {
    start: '시작한다',
    startWithoutSlot: '대기 서버에 자리를 맡지 않고 시작한다',
    wait: '기다린 뒤 다시 묻는다',
    blocked: '서비스가 닫혀 있어 멈춘다',
    requestNewTicket: '기다린 뒤 새 번호표를 받는다',
    addressBlocked: '주소가 차단되어 멈춘다',
    error: '오류로 멈춘다',
  },
  cases: [
    { proves: ['P-192'], rule: 'QE-1', facts: { ...FIRST, status: 200 }, verdict: 'start' },
    { proves: ['P-192'], rule: 'QE-1', facts: { status: 200, blockedBefore: true, stuck: true }, verdict: 'start' },
    { proves: ['P-192'], rule: 'QE-2', facts: { ...FIRST, status: 303 }, verdict: 'start' },
    { proves: ['P-192'], rule: 'QE-3', facts: { ...FIRST, status: 300 }, verdict: 'startWithoutSlot' },
    { proves: ['P-203'], rule: 'QE-4', facts: { ...FIRST, status: 201, stuck: true }, verdict: 'start' },
    { proves: ['P-203'], rule: 'QE-5', facts: { ...FIRST, status: 202, stuck: true }, verdict: 'start' },
    { proves: ['P-193'], rule: 'QE-6', facts: { ...FIRST, status: 201 }, verdict: 'wait' },
    { proves: ['P-193'], rule: 'QE-7', facts: { ...FIRST, status: 202 }, verdict: 'wait' },
    { proves: ['P-194'], rule: 'QE-8', facts: { ...FIRST, status: 301 }, verdict: 'blocked' },
    { proves: ['P-194'], rule: 'QE-8', facts: { ...FIRST, status: 301, stuck: true }, verdict: 'blocked' },
    { proves: ['P-195'], rule: 'QE-9', facts: { ...FIRST, status: 302 }, verdict: 'requestNewTicket' },
    { proves: ['P-195'], rule: 'QE-10', facts: { ...FIRST, status: 302, blockedBefore: true }, verdict: 'addressBlocked' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 500 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 502 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 599 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 900 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 999 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QE-11', facts: { ...FIRST, status: 404 }, verdict: 'error' },
    { proves: [], rule: 'QE-11', facts: { ...FIRST, status: null }, verdict: 'error' },
  ],
})

export const TICKET_RETURN_ANSWER_RULE = makeTableRuleEntry({
  prefix: 'QC',
  title: '자리 반납',
  question: '대기 서버에 자리를 돌려주었습니까?',
  no: 77,
  answer: '대기 서버가 받았다고 답하면 자리를 돌려준 것이다.',
  notes: [
    { says: '자리는 일이 끝나거나 실패하거나 대기를 멈추거나 화면을 떠날 때 한 번 돌려주고, 답을 기다리지 않는다. 자리를 지킨다고 알리는 것(제80조)이 실패해도 일을 막지 않는다.', refs: ['P-199', 'P-200'] },
  ],
  table: decideTicketReturnAnswer.table,
  facts: { status: { name: '응답 상태', values: STATUSES } },
  verdicts: { done: '돌려주었다', error: '대기 서버의 오류이다' },
  cases: [
    { proves: ['P-200'], rule: 'QC-1', facts: { status: 200 }, verdict: 'done' },
    { proves: ['P-196'], rule: 'QC-2', facts: { status: 502 }, verdict: 'done' },
    { proves: ['P-196'], rule: 'QC-3', facts: { status: 500 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QC-3', facts: { status: 503 }, verdict: 'error' },
    { proves: ['P-196'], rule: 'QC-3', facts: { status: 999 }, verdict: 'error' },
    { proves: [], rule: 'QC-3', facts: { status: null }, verdict: 'error' },
  ],
})

const pause = (ttl: number, most: number, spread: number): string => formatDuration(pollDelayMs(ttl, most, spread))
const stuck = (answers: number, sameWaitBypass: boolean): string => (isQueueStuck({ ahead: 7, answers }, { sameWaitBypass }) ? '시작한다' : '더 기다린다')
const queued = (queueUrl: string, gatedActions: readonly string[]): string => (isQueuedAction(QUEUE_ACTIONS.proofRegister, { queueUrl, gatedActions }) ? '줄을 선다' : '줄을 서지 않는다')

export const QUEUE_LIMITS_REFERENCE_TABLE = makeLimitTable({
  title: '대기의 한도',
  synonyms: ['대기 시간', '차단 대기'],
  question: '대기 서버를 얼마나 기다리고, 얼마나 자주 묻습니까?',
  no: 80,
  answer: '대기 서버를 기다리는 시간과 횟수이다.',
  limits: QUEUE_PARAMETERS,
  words: {
    serviceId: { name: '대기 서비스의 이름', says: (id) => id, ref: 'P-299' },
    proofAction: { name: '증빙의 대기 번호', says: (action) => action, ref: 'P-299' },
    connectionTimeoutMs: { name: '응답을 기다리는 시간', says: formatDuration, ref: 'P-299' },
    retries: { name: '응답이 없을 때 다시 묻는 횟수 (그래도 없으면 QE-11로 멈춘다)', says: (times) => `${times}번`, ref: 'P-299' },
    keyCookieMs: { name: '번호표를 기억하는 시간', says: formatDuration, ref: 'P-299' },
    maxTtlSeconds: { name: `다시 묻기까지의 가장 긴 시간 (${formatDefaultSetting('queueMaxTtlSeconds')})`, says: (time) => `${time}초`, ref: 'P-299' },
    virtualWaitMs: { name: '가상 대기 시간 (이 누리집은 쓰지 않는다)', says: formatDuration, ref: 'P-299' },
    addressBlockCounts: { name: '주소가 차단되었을 때 세는 수', says: (counts) => `${counts}번`, ref: 'P-299' },
    aliveEveryMs: { name: '일하는 동안 자리를 지킨다고 알리는 간격', says: formatDuration, ref: 'P-199' },
    addressBlockMs: { name: '주소가 차단되었을 때 기다리는 시간', says: formatDuration, ref: 'P-299' },
    sameWaitAnswers: {
      name: '움직이지 않는 대기열로 보는 같은 응답',
      says: (answers) => `${answers}번`,
      ref: 'P-299',
    },
  },
  functionCases: [
    { proves: ['P-193'], given: '다시 묻는 간격: 대기열이 0초를 알림', outcome: '1초', ask: () => pause(0, 1, 0) },
    { proves: ['P-193'], given: '다시 묻는 간격: 대기열이 5초를 알리고 상한이 1초', outcome: '1초', ask: () => pause(5, 1, 0) },
    { proves: ['P-193'], given: '다시 묻는 간격: 대기열이 5초를 알리고 상한이 3초', outcome: '3초', ask: () => pause(5, 3, 0) },
    { proves: ['P-193'], given: '다시 묻는 간격: 3초를 가장 많이 앞당김', outcome: '2.4초', ask: () => pause(3, 3, 1) },
    { proves: ['P-195'], given: '막힌 주소의 남은 수: 처음', outcome: '200', ask: () => `${addressBlockCountdownAt(0)}` },
    { proves: ['P-195'], given: '막힌 주소의 남은 수: 0.049초 뒤', outcome: '200', ask: () => `${addressBlockCountdownAt(49)}` },
    { proves: ['P-195'], given: '막힌 주소의 남은 수: 5초 뒤', outcome: '100', ask: () => `${addressBlockCountdownAt(5000)}` },
    { proves: ['P-195'], given: '막힌 주소의 남은 수: 10초 뒤', outcome: '0', ask: () => `${addressBlockCountdownAt(10_000)}` },
    { proves: ['P-203'], given: '대기열이 같은 답을 99번 함', outcome: '더 기다린다', ask: () => stuck(99, true) },
    { proves: ['P-203'], given: '대기열이 같은 답을 100번 함', outcome: '시작한다', ask: () => stuck(100, true) },
    { proves: ['D3-46'], given: '대기열이 같은 답을 100번 함, 계속 기다리는 설정', outcome: '더 기다린다', ask: () => stuck(100, false) },
    { proves: ['P-203'], given: '앞사람 수가 7명에서 7명으로 그대로임', outcome: '4번', ask: () => `${nextUnchangedAheadCount({ ahead: 7, answers: 3 }, 7).answers}번` },
    { proves: ['P-203'], given: '앞사람 수가 7명에서 6명으로 바뀜', outcome: '1번', ask: () => `${nextUnchangedAheadCount({ ahead: 7, answers: 3 }, 6).answers}번` },
    { proves: ['D1-51'], given: '대기 서버가 없음', outcome: '줄을 서지 않는다', ask: () => queued('', ['act_1']) },
    { proves: ['D1-51'], given: '대기 서버가 있고 그 일이 목록에 없음', outcome: '줄을 서지 않는다', ask: () => queued('https://q', []) },
    { proves: ['D1-51'], given: '대기 서버가 있고 그 일이 목록에 있음', outcome: '줄을 선다', ask: () => queued('https://q', [QUEUE_ACTIONS.proofRegister]) },
  ],
})
