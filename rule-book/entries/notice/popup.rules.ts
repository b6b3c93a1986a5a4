import { formatFieldTime } from '#domain/notice/landing-time'
import { POPUP_BASE_Z_INDEX } from '#domain/notice/limits'
import { decidePopupVisibility, isPopupHiddenToday, makePopup, type Popup, sortPopups, zIndexOfPopup } from '#domain/notice/popup'
import { missingPopupFields, sortLandings, toPopupData } from '#domain/notice/popup-form'
import { type Instant, kstDateOf, kstInstant } from '#domain/time/calendar'
import { formatKstDateTime, parseEndInstant, parseInstant } from '#domain/time/written-dates'
import { casesOf, type FunctionCase, makeTableRuleEntry, type ReferenceTableEntry, yesNoWord } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'
import { instantInWords } from './maintenance-window.rules.ts'

const BEFORE = '2025-06-01 23:59'

const START = '2025-06-02 00:00'

const NOON = '2025-06-02 12:00'

const LAST = '2025-06-02 17:59'

const END = '2025-06-02 18:00'

const SHOWN = makePopup({ id: '1', isActive: true, forceShow: false, startsAt: kstInstant('2025-06-02', '00:00'), endsAt: kstInstant('2025-06-02', '18:00') })

const FORCED = { ...SHOWN, forceShow: true }

/** A moment with its seconds and milliseconds, if it has any. */
const readMoment = (moment: Instant | null): string => {
  if (moment === null) return '읽지 못한다'
  const rest = moment % 60_000
  return `${formatKstDateTime(moment)}${rest === 0 ? '' : `:${(rest / 1000).toFixed(3)}`}`
}

const ENDLESS = { ...SHOWN, startsAt: null, endsAt: null }

export const POPUP_VISIBILITY_RULE = makeTableRuleEntry({
  prefix: 'PV',
  title: '팝업 노출',
  question: '이 팝업이 첫 화면에 보입니까?',
  no: 66,
  answer: '강제 노출이거나, 사용 중이고 노출기간 안이며 오늘 하루 닫지 않은 팝업이 보이고, 같은 팝업은 하나만 보인다.',
  notes: [
    { says: '그냥 닫은 팝업은 첫 화면을 다시 열면 다시 보인다.', refs: ['E-048'] },
  ],
  table: decidePopupVisibility.table,
  facts: {
    forceShow: '강제 노출',
    hasId: '팝업 번호가 있음',
    isActive: '사용여부가 ‘사용’',
    hiddenToday: { name: '방문자가 오늘 하루 열지 않기를 누름', note: '팝업마다, 한국 시간의 그날이 끝나거나 이용 안내의 ‘닫으신 공지 다시 보기’를 누를 때까지' },
    begun: '노출기간이 시작됨',
    ended: '노출기간이 끝남',
    duplicate: '내용, 그림, 주소가 같은 팝업이 이미 보임',
  },
  verdicts: { show: '보인다', hide: '보이지 않는다' },
  // `at` is an instant in Korean time.
  cases: casesOf([
    { proves: ['E-045', 'E-043'], rule: 'PV-7', popup: SHOWN, at: NOON, verdict: 'show' },
    { proves: ['E-046'], rule: 'PV-7', popup: SHOWN, at: START, verdict: 'show' },
    { proves: ['E-046'], rule: 'PV-7', popup: SHOWN, at: LAST, verdict: 'show' },
    { proves: ['E-046'], rule: 'PV-7', popup: ENDLESS, at: END, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: FORCED, at: NOON, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: { ...FORCED, id: null }, at: NOON, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: { ...FORCED, isActive: false }, at: NOON, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: FORCED, at: NOON, hiddenToday: true, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: FORCED, at: BEFORE, verdict: 'show' },
    { proves: ['E-044'], rule: 'PV-1', popup: FORCED, at: END, verdict: 'show' },
    { proves: ['E-045'], rule: 'PV-2', popup: { ...SHOWN, id: null }, at: NOON, verdict: 'hide' },
    { proves: ['E-045'], rule: 'PV-3', popup: { ...SHOWN, isActive: false }, at: NOON, verdict: 'hide' },
    { proves: ['E-045'], rule: 'PV-4', popup: SHOWN, at: NOON, hiddenToday: true, verdict: 'hide' },
    { proves: ['E-046'], rule: 'PV-5', popup: SHOWN, at: BEFORE, verdict: 'hide' },
    { proves: ['E-046'], rule: 'PV-6', popup: SHOWN, at: END, verdict: 'hide' },
    { proves: ['D3-136'], rule: 'PV-8', popup: SHOWN, at: NOON, duplicate: true, verdict: 'hide' },
    { proves: ['D3-136'], rule: 'PV-8', popup: FORCED, at: NOON, duplicate: true, verdict: 'hide' },
  ], ({ popup, at, hiddenToday = false, duplicate = false }) => {
    const now = parseInstant(at) ?? 0
    return {
      given: [
        ['강제 노출', yesNoWord(popup.forceShow)],
        ['팝업 번호가 있음', yesNoWord(popup.id !== null)],
        ['사용여부가 ‘사용’', yesNoWord(popup.isActive)],
        ['오늘 하루 열지 않기를 누름', yesNoWord(hiddenToday)],
        ['노출기간', `${instantInWords(popup.startsAt)} ~ ${instantInWords(popup.endsAt)}`],
        ['지금', at],
        ['같은 팝업이 이미 보임', yesNoWord(duplicate)],
      ],
      ask: () => decidePopupVisibility(popup, hiddenToday ? kstDateOf(now) : null, now, duplicate),
    }
  }),
})

const said = (holds: boolean): string => (holds ? '숨긴다' : '보인다')
const KEPT = { isActive: true, priority: 1 }
const FIELD = { start: '시작', end: '종료', content: '내용' } as const

/** The fields that a popup has if they are not stated, in words. */
const defaultsInWords = ({ isActive, priority, forceShow, startsAt, endsAt }: Popup): string =>
  `사용 ${yesNoWord(isActive)}, 우선순위 ${priority}, 강제 노출 ${yesNoWord(forceShow)}, 시작 ${startsAt === null ? '없음' : '있음'}, 종료 ${endsAt === null ? '없음' : '있음'}`

export const POPUP_ORDER_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '팝업의 순서',
  synonyms: ['팝업 우선순위', '어느 팝업이 위에'],
  question: '여러 팝업 가운데 어느 것이 위에 보입니까?',
  no: 67,
  answer: '우선순위가 높은 팝업이 위에 보인다.',
  notes: [
    { says: '오늘 하루 열지 않기는 팝업 번호로 적으므로, 그날 고친 팝업도 보이지 않는다.', refs: ['E-048'] },
    { says: '정해진 공지(제63조)의 우선순위는 0이다. 우선순위가 없으면 1로 보고, 읽을 수 없는 우선순위가 하나라도 있으면 목록을 불러오지 못한 것으로 본다.', refs: ['E-032', 'E-034', 'E-035'] },
    { says: '좁은 창(휴대폰)에서는 맨 위의 팝업 하나만 보이고, 닫으면 다음 것이 보인다. 팝업이 하나도 없는 목록은 불러오지 못한 것이 아니다. 공지사항 화면(/popup)은 오늘 하루 열지 않기를 눌렀으면 그날은 열리지 않고 첫 화면으로 간다.', refs: ['E-212', 'E-036', 'P-243'] },
    { says: '팝업 관리는 팝업을 번호가 큰 것부터, 점검 안내를 시작이 늦은 것부터 (시작이 없으면 뒤에) 보인다. 서버는 지운 팝업의 번호를 다른 팝업에 다시 주지 않고, 사용 중인 점검 안내는 지금의 점검(MW)의 것을 맨 앞에 답한다.', refs: ['P-212', 'P-295', 'D3-561'] },
  ],
  source: sortPopups,
  columns: [`우선순위 (${formatDefaultSetting('popupPrioritySource')})`, '어디에 보이나'],
  rows: [
    { cells: ['다른 팝업보다 높음', '먼저, 위에 보인다'], ref: 'E-032' },
    { cells: ['다른 팝업보다 낮음', '나중에, 아래에 보인다'], ref: 'E-032' },
    { cells: ['다른 팝업과 같음', '서버가 보낸 순서대로 보인다'], ref: 'E-032' },
  ],
  functionCases: [
    { proves: ['E-033'], given: '정해진 공지에서 적지 않은 칸', outcome: '사용 예, 우선순위 0, 강제 노출 아니요, 시작 없음, 종료 없음', ask: () => defaultsInWords(makePopup({})) },
    { proves: ['E-052'], given: '우선순위 3인 팝업이 놓이는 높이', outcome: '100,002', ask: () => zIndexOfPopup({ baseZIndex: POPUP_BASE_Z_INDEX, priority: 3 }).toLocaleString('ko-KR') },
    { proves: ['E-049'], given: '6월 24일에 숨긴 팝업, 그날 23시 59분', outcome: '숨긴다', ask: () => said(isPopupHiddenToday('2025-06-24', kstInstant('2025-06-24', '23:59'))) },
    { proves: ['E-049'], given: '6월 24일에 숨긴 팝업, 다음 날 0시', outcome: '보인다', ask: () => said(isPopupHiddenToday('2025-06-24', kstInstant('2025-06-25', '00:00'))) },
    ...(
      [
        ['2025-10-28', '2025-10-28 00:00'],
        ['2025-10-28T09:30', '2025-10-28 09:30'],
        [' 2025-10-28 23:59:59.9 ', '2025-10-28 23:59:59.900'],
        ['2025-10-28T09:30:00.0009', '2025-10-28 09:30'],
        ['2025-10-28T00:30Z', '2025-10-28 09:30'],
        ['2025-10-28T09:30+09:00', '2025-10-28 09:30'],
        ['2025-10-28T11:15+1045', '2025-10-28 09:30'],
        ['2025-10-27T15:00-09:30', '2025-10-28 09:30'],
        ['2025-10-28T24:00', '읽지 못한다'],
        ['2025-10-28T09:60', '읽지 못한다'],
        ['2025-10-28T09', '읽지 못한다'],
        ['2025-02-29', '읽지 못한다'],
        ['20251028', '읽지 못한다'],
      ] as const
    ).map(([text, outcome]): FunctionCase => ({ proves: ['E-046', 'P-235'], given: `서버가 보낸 때 ‘${text}’`, outcome, ask: () => readMoment(parseInstant(text)) })),
    { proves: ['E-046', 'D1-410'], given: '끝나는 때 ‘ 2025-10-28 ’', outcome: '2025-10-29 00:00', ask: () => readMoment(parseEndInstant(' 2025-10-28 ')) },
    { proves: ['E-046', 'D1-410'], given: '끝나는 때 ‘2025-10-28T18:00’', outcome: '2025-10-28 18:00', ask: () => readMoment(parseEndInstant('2025-10-28T18:00')) },
    { proves: ['P-212'], given: '점검 안내의 차례: 시작 없음, 10월 1일, 10월 28일', outcome: '2025-10-28, 2025-10-01, 시작 없음', ask: () => sortLandings([null, kstInstant('2025-10-01'), kstInstant('2025-10-28')].map((startsAt) => ({ startsAt }))).map(({ startsAt }) => (startsAt === null ? '시작 없음' : formatKstDateTime(startsAt).slice(0, 10))).join(', ') },
    { proves: ['D3-40'], given: '점검 안내를 09:37부터로 저장', outcome: '2025-10-28T09:30', ask: () => formatFieldTime(toPopupData({ type: 'landing', content: '점검', start: '2025-10-28T09:37', end: '2025-10-29' }, KEPT).startsAt) },
    { proves: ['D1-500'], given: '점검 안내를 2025-10-29까지로 저장', outcome: '2025-10-30T00:00', ask: () => formatFieldTime(toPopupData({ type: 'landing', content: '점검', start: '2025-10-28T09:37', end: '2025-10-29' }, KEPT).endsAt) },
    { proves: ['P-224'], given: '팝업을 일시와 함께 저장', outcome: '일시가 없어진다', ask: () => toPopupData({ type: 'popup', content: '글', start: '2025-10-28', end: '2025-10-29' }, KEPT).startsAt === null ? '일시가 없어진다' : '일시가 남는다' },
    { proves: ['P-221'], given: '점검 안내에서 빠진 것: 아무것도 적지 않음', outcome: '시작, 종료, 내용', ask: () => missingPopupFields({ type: 'landing', content: '', start: '', end: '' }).map((field) => FIELD[field]).join(', ') },
    { proves: ['P-220'], given: '팝업에서 빠진 것: 아무것도 적지 않음', outcome: '내용', ask: () => missingPopupFields({ type: 'popup', content: '<p>&nbsp;</p>', start: '', end: '' }).map((field) => FIELD[field]).join(', ') },
    { proves: ['P-220', 'D3-113'], given: '팝업에서 빠진 것: 그림뿐', outcome: '없음', ask: () => missingPopupFields({ type: 'popup', content: '<img src="/a.png">', start: '', end: '' }).map((field) => FIELD[field]).join(', ') || '없음' },
  ],
}
