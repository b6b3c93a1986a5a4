import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { SelfCheckVerdict } from './self-check.ts'

type Answer = 'yes' | 'no' | null

/** The answers to the five questions in order, and the verdict. */
export const SELF_CHECK_CASES = [
  { proves: ['E-074'], rule: 'SC-2', answers: ['yes', 'yes', 'yes', 'yes', 'yes'], verdict: 'ok' },
  { proves: ['E-072'], rule: 'SC-1', answers: [null, null, null, null, null], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: [null, 'yes', 'yes', 'yes', 'yes'], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: ['yes', null, 'yes', 'yes', 'yes'], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', null, 'yes', 'yes'], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', 'yes', null, 'yes'], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: ['yes', 'yes', 'yes', 'yes', null], verdict: 'incomplete' },
  { proves: ['E-072'], rule: 'SC-1', answers: ['no', 'yes', 'yes', 'yes', null], verdict: 'incomplete' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['no', 'yes', 'yes', 'yes', 'yes'], verdict: 'notTarget' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'no', 'yes', 'yes', 'yes'], verdict: 'notTarget' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'no', 'yes', 'yes'], verdict: 'notTarget' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'yes', 'no', 'yes'], verdict: 'notTarget' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['yes', 'yes', 'yes', 'yes', 'no'], verdict: 'notTarget' },
  { proves: ['E-073'], rule: 'SC-3', answers: ['no', 'no', 'no', 'no', 'no'], verdict: 'notTarget' },
] as const satisfies readonly DecisionCaseFrom<{ answers: readonly [Answer, Answer, Answer, Answer, Answer] }, SelfCheckVerdict>[]
