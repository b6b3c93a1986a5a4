import type { FunctionExample } from '../kernel/decide.ts'

export const EXPECTED_SUPPORT_CASES: readonly FunctionExample<{ cases: number; won: number }>[] = [
  { proves: ['P-032'], cases: 0, won: 0 },
  { proves: ['P-032'], cases: 1, won: 5000 },
  { proves: ['P-032'], cases: 12, won: 60_000 },
  { proves: ['P-032'], cases: 60, won: 300_000 },
  { proves: ['P-032'], cases: 100, won: 500_000 },
]
