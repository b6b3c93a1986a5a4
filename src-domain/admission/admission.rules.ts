import { formatDuration } from '../kernel/duration.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { formatDefaultSetting } from '../settings/settings.rules.ts'
import {
  type RuleChapter,
  type FactChoice,
  makeLimitTable,
  makeTableRuleEntry,
  yesNoWord,
} from '../rule-book/rule-entry.ts'
import { TICKET_RETURN_ANSWER_CASES, QUEUE_ADMISSION_CASES } from './queue.cases.ts'
import {
  TICKET_RETURN_ANSWER_TABLE,
  QUEUE_PARAMETERS,
  QUEUE_ADMISSION_TABLE,
  decideQueueAdmission,
  decideTicketReturnAnswer,
} from './queue.ts'
import { QUEUE_ACTIONS } from '../settings/queue-actions.ts'

const STATUSES: readonly FactChoice<number | null>[] = [
  ...[200, 201, 202, 300, 301, 302, 303, 404, 500, 502, 599, 900, 999].map((status): FactChoice<number> => [
    status,
    String(status),
  ]),
  [null, '읽을 수 없음'],
]

const ACTION: Readonly<Record<keyof typeof QUEUE_ACTIONS, { name: string; ref: string | readonly string[] }>> = {
  mainTile: { name: '첫 화면에서 신청이나 결과조회를 누름', ref: 'E-134' },
  phone: { name: '휴대폰 인증', ref: 'E-133' },
  realName: { name: '실명인증', ref: 'A-225' },
  businessLookup: { name: '사업자 정보 조회', ref: 'A-225' },
  accountCheck: { name: '계좌인증', ref: 'A-225' },
  financial: { name: '금융인증서', ref: 'E-133' },
  joint: { name: '공동인증서', ref: 'E-133' },
  ipin: { name: '아이핀(I-PIN) 인증', ref: 'E-133' },
  simple: { name: '간편인증 (신청)', ref: 'E-133' },
  simpleResult: { name: '간편인증 (결과조회)', ref: 'E-133' },
  proofRegister: { name: '직접배달 증빙 등록', ref: ['D3-45', 'D3-48'] },
  proofSupplement: { name: '증빙 보완', ref: ['D3-45', 'D3-48'] },
}

export const ADMISSION_CHAPTER: RuleChapter = {
  concept: 'admission',
  title: '접속 대기',
  rules: [
    makeTableRuleEntry({
      prefix: 'QE',
      title: '진입',
      synonyms: ['대기열', '줄 서기', '앞에 몇 명'],
      question: '대기 서버의 응답을 받으면 일을 시작할 수 있습니까?',
      table: QUEUE_ADMISSION_TABLE,
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
      cases: { ofFacts: QUEUE_ADMISSION_CASES, ask: decideQueueAdmission },
    }),
    makeTableRuleEntry({
      prefix: 'QC',
      title: '자리 반납',
      question: '대기 서버에 자리를 돌려주었습니까?',
      table: TICKET_RETURN_ANSWER_TABLE,
      facts: { status: { name: '응답 상태', values: STATUSES } },
      verdicts: { done: '돌려주었다', error: '대기 서버의 오류이다' },
      cases: { ofFacts: TICKET_RETURN_ANSWER_CASES, ask: ({ status }) => decideTicketReturnAnswer(status) },
    }),
  ],
  referenceTables: [
    {
      title: '줄을 서는 일',
      synonyms: ['어떤 일에 대기', '대기 순번', '왜 기다려야 하나', '대기 번호', '대기열 번호', 'act_1 액션'],
      question: '어느 일이 줄을 서고, 그 대기 번호는 무엇입니까?',
      source: QUEUE_ACTIONS,
      columns: ['일', '대기 번호', '대기 서버가 있을 때 줄을 섬 (기본 설정)'],
      rows: (Object.keys(QUEUE_ACTIONS) as (keyof typeof QUEUE_ACTIONS)[]).map((action) => ({
        cells: [
          ACTION[action].name,
          QUEUE_ACTIONS[action],
          yesNoWord(DEFAULT_SETTINGS.gatedActions.includes(QUEUE_ACTIONS[action])),
        ],
        ref: ACTION[action].ref,
      })),
    },
    makeLimitTable({
      title: '대기의 한도',
      synonyms: ['대기 시간', '차단 대기'],
      question: '대기 서버를 얼마나 기다리고, 얼마나 자주 묻습니까?',
      limits: QUEUE_PARAMETERS,
      words: {
        serviceId: { name: '대기 서비스의 이름', says: (id) => id, ref: 'P-299' },
        proofAction: { name: '증빙의 대기 번호', says: (action) => action, ref: 'P-299' },
        connectionTimeoutMs: { name: '응답을 기다리는 시간', says: formatDuration, ref: 'P-299' },
        retries: { name: '응답이 없을 때 다시 묻는 횟수', says: (times) => `${times}번`, ref: 'P-299' },
        keyCookieMs: { name: '번호표를 기억하는 시간', says: formatDuration, ref: 'P-299' },
        maxTtlSeconds: { name: '다시 묻기까지의 가장 긴 시간', says: (time) => `${time}초`, ref: 'P-299' },
        virtualWaitMs: { name: '가상 대기 시간 (이 누리집은 쓰지 않는다)', says: formatDuration, ref: 'P-299' },
        addressBlockCounts: { name: '주소가 차단되었을 때 세는 수', says: (counts) => `${counts}번`, ref: 'P-299' },
        aliveEveryMs: { name: '일하는 동안 자리를 지킨다고 알리는 간격', says: formatDuration, ref: 'P-199' },
        addressBlockMs: { name: '주소가 차단되었을 때 기다리는 시간', says: formatDuration, ref: 'P-299' },
        sameWaitAnswers: {
          name: '움직이지 않는 대기열로 보는 같은 응답',
          says: (answers) => `${answers}번`,
          ref: 'P-299',
        },
        zIndex: { name: '대기 창이 놓이는 높이 (z-index)', says: String, ref: 'P-299' },
      },
    }),
  ],
}
