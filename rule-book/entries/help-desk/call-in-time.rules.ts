import { decideCallInTime } from '#domain/help-desk/call-in-time'
import { endOfCalls, helpDeskAvailabilityAt, lastCallDay } from '#domain/help-desk/help-desk-availability'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { formatDayWithoutYear, formatKstDateTime, parseInstant } from '#domain/time/written-dates'
import { casesOf, makeTableRuleEntry } from '../../rule-entry.ts'

const HELP_DESK = { open: '지금 한다', today: '오늘 연다', tomorrow: '내일 연다', monday: '월요일에 연다' } as const
const helpDesk = (day: string, time: string): string => HELP_DESK[helpDeskAvailabilityAt(kstInstant(day, time))]

export const CALL_IN_TIME_RULE = makeTableRuleEntry({
  prefix: 'CB',
  title: '전화로만 하는 보완의 기한',
  synonyms: ['마지막 날이 주말', '보완 기한이 일요일', '보완 기한이 토요일', '상담이 끝난 뒤의 보완'],
  question: '전화해야 보완할 수 있는데 마지막 날에 상담하지 않으면 무엇이라고 알립니까?',
  no: 155,
  answer: '마지막 날이 주말이면 그 앞의 평일까지 전화하라고 알리고, 그 뒤에는 늦어도 접수한다고 알린다.',
  table: decideCallInTime.table,
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
  // 2025-06-29 is a Sunday.
  cases: casesOf([
    { proves: ['D2-714'], rule: 'CB-1', due: '2025-06-29', at: '2025-06-30 00:00', verdict: 'any' },
    { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-29', at: '2025-06-27 18:00', verdict: 'late' },
    { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-29', at: '2025-06-29 23:59', verdict: 'late' },
    { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-30', at: '2025-06-30 18:00', verdict: 'late' },
    { proves: ['D2-714'], rule: 'CB-3', due: '2025-06-29', at: '2025-06-27 17:59', verdict: 'before' },
    { proves: ['D2-714'], rule: 'CB-3', due: '2025-06-28', at: '2025-06-24 10:00', verdict: 'before' },
    { proves: ['P-262'], rule: 'CB-4', due: '2025-06-30', at: '2025-06-30 17:59', verdict: 'any' },
  ], ({ due, at }) => ({
    given: [
      ['보완의 마지막 날', formatDayWithoutYear(kstDateOrThrow(due))],
      ['마지막 상담일', formatDayWithoutYear(lastCallDay(kstDateOrThrow(due)))],
      ['지금', at],
    ],
    ask: () => decideCallInTime(kstDateOrThrow(due), parseInstant(at) ?? 0),
  })),
  functionCases: [
    { proves: ['P-262'], given: '금요일 8시 59분: 상담', outcome: '오늘 연다', ask: () => helpDesk('2025-06-27', '08:59') },
    { proves: ['P-262'], given: '금요일 9시: 상담', outcome: '지금 한다', ask: () => helpDesk('2025-06-27', '09:00') },
    { proves: ['P-262'], given: '금요일 17시 59분: 상담', outcome: '지금 한다', ask: () => helpDesk('2025-06-27', '17:59') },
    { proves: ['P-262'], given: '금요일 18시: 상담', outcome: '월요일에 연다', ask: () => helpDesk('2025-06-27', '18:00') },
    { proves: ['P-262'], given: '목요일 18시: 상담', outcome: '내일 연다', ask: () => helpDesk('2025-06-26', '18:00') },
    { proves: ['P-262'], given: '토요일 10시: 상담', outcome: '월요일에 연다', ask: () => helpDesk('2025-06-28', '10:00') },
    { proves: ['P-262'], given: '일요일 10시: 상담', outcome: '내일 연다', ask: () => helpDesk('2025-06-29', '10:00') },
    { proves: ['P-240'], given: '2025년 6월 23일부터 29일까지의 요일', outcome: '6월 23일(월), 6월 24일(화), 6월 25일(수), 6월 26일(목), 6월 27일(금), 6월 28일(토), 6월 29일(일)', ask: () => ['23', '24', '25', '26', '27', '28', '29'].map((day) => formatDayWithoutYear(kstDateOrThrow(`2025-06-${day}`))).join(', ') },
    { proves: ['P-262'], given: '6월 27일의 상담이 끝나는 때', outcome: '2025-06-27 18:00', ask: () => formatKstDateTime(endOfCalls(kstDateOrThrow('2025-06-27'))) },
  ],
})
