import type { DecisionCase } from '../kernel/decide.ts'
import type { SessionExtensionFacts, SessionExtensionVerdict } from './session-extension.ts'

export const SESSION_EXTENSION_CASES: readonly DecisionCase<SessionExtensionFacts, SessionExtensionVerdict>[] = [
  { proves: ['E-209'], rule: 'EX-1', facts: { certified: true, otherLogin: true, application: true }, verdict: 'over' },
  { proves: ['E-147'], rule: 'EX-2', facts: { certified: true, otherLogin: false, application: false }, verdict: 'refused' },
  { proves: ['E-146'], rule: 'EX-3', facts: { certified: true, otherLogin: false, application: true }, verdict: 'extend' },
  { proves: ['E-146'], rule: 'EX-3', facts: { certified: false, otherLogin: true, application: true }, verdict: 'extend' },
]
