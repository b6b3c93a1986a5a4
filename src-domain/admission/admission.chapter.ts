import { formatDuration } from '../kernel/duration.ts'
import { type RuleChapter, yesNoWord, makeLimitTable } from '../rule-book/rule-entry.ts'
import { QUEUE_ACTIONS } from '../settings/queue-actions.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { TICKET_RETURN_ANSWER_RULE, QUEUE_ADMISSION_RULE } from './queue.rules.ts'
import { QUEUE_PARAMETERS } from './queue.ts'

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
  rules: [QUEUE_ADMISSION_RULE, TICKET_RETURN_ANSWER_RULE],
  referenceTables: [
    {
      title: '줄을 서는 일',
      synonyms: ['어떤 일에 대기', '대기 순번', '왜 기다려야 하나', '대기 번호', '대기열 번호', 'act_1 액션'],
      question: '어느 일이 줄을 서고, 그 대기 번호는 무엇입니까?',
      no: 78,
      answer: '대기 서버가 있을 때에만 표에 적힌 일이 줄을 선다.',
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
      no: 80,
      answer: '대기 서버를 기다리는 시간과 횟수이다.',
      limits: QUEUE_PARAMETERS,
      words: {
        serviceId: { name: '대기 서비스의 이름', says: (id) => id, ref: 'P-299' },
        proofAction: { name: '증빙의 대기 번호', says: (action) => action, ref: 'P-299' },
        connectionTimeoutMs: { name: '응답을 기다리는 시간', says: formatDuration, ref: 'P-299' },
        retries: { name: '응답이 없을 때 다시 묻는 횟수 (그래도 없으면 QE-11로 멈춘다)', says: (times) => `${times}번`, ref: 'P-299' },
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
