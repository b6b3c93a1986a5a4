import { kstInstant, kstDateOf } from '../kernel/calendar.ts'
import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { parseInstant } from '../kernel/written-dates.ts'
import { makeTableRuleEntry, yesNoWord } from '../rule-book/rule-entry.ts'
import { instantInWords } from './maintenance-window.rules.ts'
import { type Popup, type PopupVisibility, makePopup, POPUP_VISIBILITY_TABLE, decidePopupVisibility } from './popup.ts'

/** A popup at an instant, given as `at` in Korean time. */
type PopupVisibilityCase = DecisionCaseFrom<
  { popup: Popup; hiddenToday?: true; at: string; duplicate?: true },
  PopupVisibility
>

const BEFORE = '2025-06-01 23:59'

const START = '2025-06-02 00:00'

const NOON = '2025-06-02 12:00'

const LAST = '2025-06-02 17:59'

const END = '2025-06-02 18:00'

const SHOWN = makePopup({ id: '1', startsAt: kstInstant('2025-06-02', '00:00'), endsAt: kstInstant('2025-06-02', '18:00') })

const FORCED = { ...SHOWN, forceShow: true }

const ENDLESS = { ...SHOWN, startsAt: null, endsAt: null }

const POPUP_VISIBILITY_CASES: readonly PopupVisibilityCase[] = [
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
]

export const POPUP_VISIBILITY_RULE = makeTableRuleEntry({
  prefix: 'PV',
  title: '팝업 노출',
  question: '이 팝업이 첫 화면에 보입니까?',
  no: 66,
  answer: '강제 노출이거나, 사용 중이고 노출기간 안이며 오늘 하루 닫지 않은 팝업이 보이고, 같은 팝업은 하나만 보인다.',
  notes: [
    { says: '그냥 닫은 팝업은 첫 화면을 다시 열면 다시 보인다. 브라우저가 저장하지 못한 오늘 하루 열지 않기도 그렇다.', refs: ['E-048', 'E-050'] },
  ],
  table: POPUP_VISIBILITY_TABLE,
  facts: {
    forceShow: '강제 노출',
    hasId: '팝업 번호가 있음',
    isActive: '사용여부가 ‘사용’',
    hiddenToday: { name: '방문자가 오늘 하루 열지 않기를 누름', note: '팝업마다, 한국 시간의 그날이 끝날 때까지' },
    begun: '노출기간이 시작됨',
    ended: '노출기간이 끝남',
    duplicate: '내용, 그림, 주소가 같은 팝업이 이미 보임',
  },
  verdicts: { show: '보인다', hide: '보이지 않는다' },
  cases: POPUP_VISIBILITY_CASES.map(({ popup, at, hiddenToday = false, duplicate = false, ...example }) => {
    const now = parseInstant(at) ?? 0
    return {
      ...example,
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
