import type { DecisionCase } from './decide.ts'
import type { RepeatedCallFacts, RepeatedCallVerdict } from './repeated-call.ts'

const REPEATED = { key: true, caller: 'same', answered: true, content: 'same' } as const

/** Calls that may repeat an earlier one; the first row that applies decides. */
export const REPEATED_CALL_CASES: readonly DecisionCase<RepeatedCallFacts, RepeatedCallVerdict>[] = [
  { proves: ['E-205'], rule: 'IK-6', facts: REPEATED, verdict: 'repeat' },
  { proves: ['D1-460'], rule: 'IK-6', facts: { ...REPEATED, content: 'unknown' }, verdict: 'repeat' },
  { proves: ['E-204'], rule: 'IK-1', facts: { ...REPEATED, key: false, caller: 'other', content: 'other' }, verdict: 'run' },
  { proves: ['D1-470'], rule: 'IK-2', facts: { ...REPEATED, caller: 'unknown', content: 'other' }, verdict: 'run' },
  { proves: ['E-204'], rule: 'IK-3', facts: { ...REPEATED, answered: false, caller: 'other', content: 'other' }, verdict: 'run' },
  { proves: ['D1-470'], rule: 'IK-4', facts: { ...REPEATED, caller: 'other' }, verdict: 'reused' },
  { proves: ['E-205'], rule: 'IK-5', facts: { ...REPEATED, content: 'other' }, verdict: 'reused' },
]
