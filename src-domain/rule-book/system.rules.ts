import { HELP_DESK_HOURS } from '../programme/help-desk-hours.ts'
import { CALL_IN_TIME_CASES } from '../programme/call-in-time.cases.ts'
import { CALL_IN_TIME_TABLE, decideCallInTime } from '../programme/call-in-time.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { parseInstant } from '../kernel/written-dates.ts'
import { SETTINGS_REFERENCE_TABLE } from '../settings/settings.rules.ts'
import { INITIAL_VALUES_REFERENCE_TABLE } from './initial-values.ts'
import { OPEN_QUESTIONS } from './open-questions.table.ts'
import { type RuleChapter, makeTableRuleEntry } from './rule-entry.ts'
import { SERVER_CHECK_ORDERS, UNCHECKED_BY_SERVER } from './server-checks.table.ts'

export const SYSTEM_CHAPTER: RuleChapter = {
  concept: 'system',
  title: '운영 설정',
  rules: [
    makeTableRuleEntry({
      prefix: 'CB',
      title: '전화로만 하는 보완의 기한',
      synonyms: ['마지막 날이 주말', '보완 기한이 일요일', '보완 기한이 토요일', '상담이 끝난 뒤의 보완'],
      question: '전화해야 보완할 수 있는데 마지막 날에 상담하지 않으면 무엇이라고 알립니까?',
      table: CALL_IN_TIME_TABLE,
      facts: {
        past: '보완의 마지막 날이 지남',
        endedCalls: `그날까지의 마지막 상담이 끝남 (평일 ${HELP_DESK_HOURS.until}시)`,
        closedDay: '보완의 마지막 날이 토요일이나 일요일',
      },
      verdicts: {
        before: '그 앞의 평일까지 전화하라고 알린다',
        late: '늦어도 보완을 접수할 수 있으니 상담이 시작되면 전화하라고 알린다',
        any: '덧붙이지 않는다',
      },
      cases: CALL_IN_TIME_CASES.map(({ due, at, ...example }) => ({
        ...example,
        given: [
          ['보완의 마지막 날', due],
          ['지금', at],
        ],
        ask: () => decideCallInTime(kstDateOrThrow(due), parseInstant(at) ?? 0),
      })),
    }),
  ],
  referenceTables: [
    SETTINGS_REFERENCE_TABLE,
    INITIAL_VALUES_REFERENCE_TABLE,
    {
      title: '문서가 답하지 않는 물음',
      synonyms: [
        '마감일',
        '환수는 누가',
        '철회',
        '두 기기',
        '다른 사람이 내 번호로 신청',
        '증빙 항목을 모두 취소',
        '미성년자',
        '나이 제한',
        '필수 동의 철회',
        '로그아웃',
        '문자 알림',
        '증빙 거절 사유',
        '증빙이 제외된 까닭',
        '누가 바꿨는지 기록',
        '대표자 사망',
        '바이러스 검사',
        '같은 영수증',
        '같은 계좌',
        '창을 닫으면',
      ],
      question: '문서가 답하지 않는 것은 무엇이고, 이 시스템은 지금 무엇을 합니까?',
      source: OPEN_QUESTIONS,
      columns: ['묻는 것', '이 시스템은'],
      rows: OPEN_QUESTIONS.map(({ question, today, ref }) => ({ cells: [question, today], ref })),
    },
    {
      title: '서버가 거절하는 순서',
      synonyms: ['서버는 무엇부터 보나', '여러 가지가 틀리면 서버는'],
      question: '서버는 받은 것을 어떤 순서로 보고, 화면과 무엇이 다릅니까?',
      source: SERVER_CHECK_ORDERS,
      columns: ['받은 것', '보는 순서', '화면과 다른 것'],
      rows: SERVER_CHECK_ORDERS.map(({ call, order, differs, ref }) => ({ cells: [call, order, differs], ref })),
    },
    {
      title: '서버가 다시 보지 않는 것',
      synonyms: ['화면만 보는 것', '서버를 믿을 수 있나'],
      question: '서버가 다시 보지 않고 화면만 보는 것은 무엇입니까?',
      source: UNCHECKED_BY_SERVER,
      columns: ['무엇', '화면의 규칙'],
      rows: UNCHECKED_BY_SERVER.map(({ what, rule, ref }) => ({ cells: [what, rule], ref })),
    },
  ],
}
