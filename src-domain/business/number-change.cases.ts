import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { NumberChangeVerdict } from './number-change.ts'

type Numbers = { readonly registrationNumber: string; readonly applicationNumber: string | null }

const [FIRST, SECOND] = ['1000100001', '1000200002']

export const NUMBER_CHANGE_CASES: readonly DecisionCaseFrom<{ session: Numbers; next: Numbers }, NumberChangeVerdict>[] = [
  { proves: ['E-091'], rule: 'BN-1', session: { registrationNumber: FIRST, applicationNumber: 'A1' }, next: { registrationNumber: SECOND, applicationNumber: 'A2' }, verdict: 'clearPerson' },
  { proves: ['E-091'], rule: 'BN-1', session: { registrationNumber: FIRST, applicationNumber: 'A1' }, next: { registrationNumber: SECOND, applicationNumber: null }, verdict: 'clearPerson' },
  { proves: ['D2-06'], rule: 'BN-2', session: { registrationNumber: FIRST, applicationNumber: 'A1' }, next: { registrationNumber: FIRST, applicationNumber: 'A2' }, verdict: 'clearApplication' },
  { proves: ['E-091'], rule: 'BN-3', session: { registrationNumber: FIRST, applicationNumber: 'A1' }, next: { registrationNumber: FIRST, applicationNumber: 'A1' }, verdict: 'keep' },
  { proves: ['E-091'], rule: 'BN-3', session: { registrationNumber: FIRST, applicationNumber: 'A1' }, next: { registrationNumber: FIRST, applicationNumber: null }, verdict: 'keep' },
]
