import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { CallInTime } from './call-in-time.ts'

/** A last day, and an instant, given as `at` in Korean time. 2025-06-29 is a Sunday. */
type CallInTimeCase = DecisionCaseFrom<{ due: string; at: string }, CallInTime>

export const CALL_IN_TIME_CASES: readonly CallInTimeCase[] = [
  { proves: ['D2-714'], rule: 'CB-1', due: '2025-06-29', at: '2025-06-30 00:00', verdict: 'any' },
  { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-29', at: '2025-06-27 18:00', verdict: 'late' },
  { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-29', at: '2025-06-29 23:59', verdict: 'late' },
  { proves: ['D2-714'], rule: 'CB-2', due: '2025-06-30', at: '2025-06-30 18:00', verdict: 'late' },
  { proves: ['D2-714'], rule: 'CB-3', due: '2025-06-29', at: '2025-06-27 17:59', verdict: 'before' },
  { proves: ['D2-714'], rule: 'CB-3', due: '2025-06-28', at: '2025-06-24 10:00', verdict: 'before' },
  { proves: ['P-262'], rule: 'CB-4', due: '2025-06-30', at: '2025-06-30 17:59', verdict: 'any' },
]
