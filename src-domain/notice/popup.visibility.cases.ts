import { kstInstant } from '../kernel/calendar.ts'
import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { makePopup, type Popup, type PopupVisibility } from './popup.ts'

/** A popup at an instant, given as `at` in Korean time. */
type PopupVisibilityCase = DecisionCaseFrom<{ popup: Popup; hiddenToday?: true; at: string; duplicate?: true }, PopupVisibility>

const BEFORE = '2025-06-01 23:59'
const START = '2025-06-02 00:00'
const NOON = '2025-06-02 12:00'
const LAST = '2025-06-02 17:59'
const END = '2025-06-02 18:00'

const SHOWN = makePopup({ id: '1', startsAt: kstInstant('2025-06-02', '00:00'), endsAt: kstInstant('2025-06-02', '18:00') })
const FORCED = { ...SHOWN, forceShow: true }
const ENDLESS = { ...SHOWN, startsAt: null, endsAt: null }

export const POPUP_VISIBILITY_CASES: readonly PopupVisibilityCase[] = [
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
