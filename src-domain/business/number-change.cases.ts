import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { NumberChangeVerdict } from './number-change.ts'

type Numbers = { readonly businessNumber: string; readonly applicationNumber: string | null }

const [FIRST, SECOND] = ['1000100001', '1000200002']

export const NUMBER_CHANGE_CASES: readonly DecisionCaseFrom<{ session: Numbers; next: Numbers }, NumberChangeVerdict>[] = [
  { proves: ['E-091'], rule: 'BN-1', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: SECOND, applicationNumber: 'A2' }, verdict: 'clearPerson' },
  { proves: ['E-091'], rule: 'BN-1', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: SECOND, applicationNumber: null }, verdict: 'clearPerson' },
  { proves: ['D2-06'], rule: 'BN-2', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: 'A2' }, verdict: 'clearApplication' },
  { proves: ['E-091'], rule: 'BN-3', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: 'A1' }, verdict: 'keep' },
  { proves: ['E-091'], rule: 'BN-3', session: { businessNumber: FIRST, applicationNumber: 'A1' }, next: { businessNumber: FIRST, applicationNumber: null }, verdict: 'keep' },
]
