import type { DecisionCase } from '../kernel/decide.ts'
import type { ExtensionAnswerFacts, ExtensionAnswerVerdict, SessionExtensionFacts, SessionExtensionVerdict } from './session-extension.ts'

export const SESSION_EXTENSION_CASES: readonly DecisionCase<SessionExtensionFacts, SessionExtensionVerdict>[] = [
  { proves: ['E-209'], rule: 'EX-1', facts: { certified: true, otherLogin: true, application: true }, verdict: 'over' },
  { proves: ['E-147'], rule: 'EX-2', facts: { certified: true, otherLogin: false, application: false }, verdict: 'refused' },
  { proves: ['E-146'], rule: 'EX-3', facts: { certified: true, otherLogin: false, application: true }, verdict: 'extend' },
  { proves: ['E-146'], rule: 'EX-3', facts: { certified: false, otherLogin: true, application: true }, verdict: 'extend' },
]

export const EXTENSION_ANSWER_CASES: readonly DecisionCase<ExtensionAnswerFacts, ExtensionAnswerVerdict>[] = [
  { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'token', loginLeft: false }, verdict: 'over' },
  { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'refused', loginLeft: false }, verdict: 'over' },
  { proves: ['D1-340'], rule: 'EE-1', facts: { ended: true, answer: 'token', loginLeft: true }, verdict: 'over' },
  { proves: ['D1-670'], rule: 'EE-5', facts: { ended: false, answer: 'token', loginLeft: true }, verdict: 'refused' },
  { proves: ['E-146'], rule: 'EE-2', facts: { ended: false, answer: 'token', loginLeft: false }, verdict: 'extended' },
  { proves: ['E-147'], rule: 'EE-3', facts: { ended: false, answer: 'refused', loginLeft: false }, verdict: 'refused' },
  { proves: ['E-147'], rule: 'EE-4', facts: { ended: false, answer: 'none', loginLeft: false }, verdict: 'failed' },
]
