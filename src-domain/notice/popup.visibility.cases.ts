import type { DecisionCase } from '../kernel/decide.ts'
import type { PopupVisibilityFacts, PopupVisibility } from './popup.ts'

const SHOWN = {
  forceShow: false,
  hasId: true,
  isActive: true,
  hiddenToday: false,
  begun: true,
  ended: false,
  duplicate: false,
} as const satisfies PopupVisibilityFacts

const FORCED = { ...SHOWN, forceShow: true } as const

export const POPUP_VISIBILITY_CASES = [
  { proves: ['E-045'], rule: 'PV-7', facts: SHOWN, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: FORCED, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: { ...FORCED, hasId: false }, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: { ...FORCED, isActive: false }, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: { ...FORCED, hiddenToday: true }, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: { ...FORCED, begun: false }, verdict: 'show' },
  { proves: ['E-044'], rule: 'PV-1', facts: { ...FORCED, ended: true }, verdict: 'show' },
  { proves: ['E-045'], rule: 'PV-2', facts: { ...SHOWN, hasId: false }, verdict: 'hide' },
  { proves: ['E-045'], rule: 'PV-3', facts: { ...SHOWN, isActive: false }, verdict: 'hide' },
  { proves: ['E-045'], rule: 'PV-4', facts: { ...SHOWN, hiddenToday: true }, verdict: 'hide' },
  { proves: ['E-046'], rule: 'PV-5', facts: { ...SHOWN, begun: false }, verdict: 'hide' },
  { proves: ['E-046'], rule: 'PV-6', facts: { ...SHOWN, ended: true }, verdict: 'hide' },
  { proves: ['D3-136'], rule: 'PV-8', facts: { ...SHOWN, duplicate: true }, verdict: 'hide' },
  { proves: ['D3-136'], rule: 'PV-8', facts: { ...FORCED, duplicate: true }, verdict: 'hide' },
] as const satisfies readonly DecisionCase<PopupVisibilityFacts, PopupVisibility>[]
