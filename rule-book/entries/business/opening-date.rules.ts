import { decideOpeningDate, isOpeningDateClearedOnRefusal } from '#domain/business/opening-date'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { kstDateOrThrow } from '#domain/time/calendar'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const OPENING_DATE_TODAY = kstDateOrThrow('2025-06-26')

/** Days entered on `OPENING_DATE_TODAY`, and whether each is accepted. */
const OPENING_DATE_CASES = [
  { proves: ['A-066'], rule: 'OD-4', text: '1000-01-01', verdict: 'ok' },
  { proves: ['A-066'], rule: 'OD-2', text: '0999-12-31', verdict: 'invalid' },
  { proves: ['A-067'], rule: 'OD-4', text: '2025-06-26', verdict: 'ok' },
  { proves: ['A-067'], rule: 'OD-3', text: '2025-06-27', verdict: 'future' },
  { proves: ['A-068'], rule: 'OD-1', text: '2023-02-29', verdict: 'invalid' },
  { proves: ['A-068'], rule: 'OD-1', text: '20200131', verdict: 'invalid' },
  { proves: ['A-068'], rule: 'OD-1', text: '2024-1-1', verdict: 'invalid' },
] as const

export const OPENING_DATE_RULE = makeTableRuleEntry({
  prefix: 'OD',
  title: '개업일자 입력',
  synonyms: ['날짜 형식', '윤년', '2월 29일', '개업일자', '미래 날짜', '없는 날짜'],
  question: '입력한 개업일자를 받습니까?',
  no: 20,
  answer: '개업일자는 있는 날이고 오늘보다 뒤가 아니어야 한다.',
  notes: [
    { says: '숫자 8자리를 치면 칸이 나눈다. OD-2와 OD-3은 칸을 비운다.', refs: ['A-066', 'A-067', 'A-068', 'D2-103'] },
  ],
  table: decideOpeningDate.table,
  facts: {
    exists: 'YYYY-MM-DD로 적은, 달력에 있는 날',
    early: `${APPLICATION_LIMITS.earliestOpening}보다 앞선 날`,
    future: '오늘(한국 시간)보다 뒤의 날',
  },
  verdicts: {
    ok: '받는다',
    invalid: '개업일자를 정확히 입력해야 한다',
    future: '미래의 개업일자는 입력할 수 없다',
  },
  cases: casesOf(OPENING_DATE_CASES, ({ text }) => ({
    given: [
      ['입력', text],
      ['오늘', OPENING_DATE_TODAY],
    ],
    ask: () => decideOpeningDate(text, OPENING_DATE_TODAY),
  })),
  functionCases: [
    { proves: ['D2-103'], given: '받지 않은 개업일자를 칸에서 지움: 2999-01-01', outcome: '예', ask: () => yesNoWord(isOpeningDateClearedOnRefusal('2999-01-01')) },
    { proves: ['D2-103'], given: '받지 않은 개업일자를 칸에서 지움: 2024-02-30', outcome: '아니요', ask: () => yesNoWord(isOpeningDateClearedOnRefusal('2024-02-30')) },
  ],
})
