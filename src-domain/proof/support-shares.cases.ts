import type { DecisionCase } from '../kernel/decide.ts'
import type { ShortfallFacts, ShortfallReason } from './support-shares.ts'

/** A paid application below the maximum, without deductions. */
const PAID: ShortfallFacts = { isPaidOrGranted: true, isUsedUp: false, isMoreSpent: false, isCut: false }

/** Each reason why less is paid than was spent, and cases without such a reason. */
export const SHORTFALL_CASES: readonly DecisionCase<ShortfallFacts, ShortfallReason>[] = [
  { proves: ['D2-168'], rule: 'SH-1', facts: { ...PAID, isPaidOrGranted: false, isCut: true }, verdict: 'none' },
  { proves: ['D2-168'], rule: 'SH-2', facts: { ...PAID, isUsedUp: true, isMoreSpent: true, isCut: true }, verdict: 'ceiling' },
  { proves: ['D2-168'], rule: 'SH-3', facts: { ...PAID, isUsedUp: true, isCut: true }, verdict: 'none' },
  { proves: ['D2-168'], rule: 'SH-4', facts: { ...PAID, isMoreSpent: true, isCut: true }, verdict: 'unrecognized' },
  { proves: ['D2-168'], rule: 'SH-5', facts: { ...PAID, isMoreSpent: true }, verdict: 'none' },
]
