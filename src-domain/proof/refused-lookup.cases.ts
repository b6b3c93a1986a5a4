import type { DecisionCase } from '../kernel/decide.ts'
import type { RefusedLookupFacts, RefusedLookupVerdict } from './refused-lookup.ts'

export const REFUSED_LOOKUP_CASES: readonly DecisionCase<RefusedLookupFacts, RefusedLookupVerdict>[] = [
  { proves: ['P-089'], rule: 'CW-1', facts: { read: false, eligible: false }, verdict: 'server' },
  { proves: ['P-089'], rule: 'CW-2', facts: { read: true, eligible: true }, verdict: 'server' },
  { proves: ['P-021'], rule: 'CW-3', facts: { read: true, eligible: false }, verdict: 'rule' },
]
