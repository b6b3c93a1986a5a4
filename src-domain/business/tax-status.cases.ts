import type { DecisionCase } from '../kernel/decide.ts'
import type { TaxStatusFacts, TaxStatusVerdict } from './tax-status.ts'

export const TAX_STATUS_CASES = [
  { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errorCode: null }, verdict: 'ok' },
  { proves: ['E-085'], rule: 'BZ-2', facts: { code: '10', errorCode: null }, verdict: 'ok' },
  { proves: ['E-085'], rule: 'BZ-3', facts: { code: '02', errorCode: null }, verdict: 'ok' },
  { proves: ['E-085'], rule: 'BZ-1', facts: { code: '01', errorCode: '10' }, verdict: 'ok' },
  { proves: ['E-086'], rule: 'BZ-4', facts: { code: '03', errorCode: null }, verdict: 'closed' },
  { proves: ['E-086', 'E-088'], rule: 'BZ-4', facts: { code: '03', errorCode: '10' }, verdict: 'closed' },
  { proves: ['E-088'], rule: 'BZ-5', facts: { code: null, errorCode: '10' }, verdict: 'ok' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errorCode: null }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: null, errorCode: '99' }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: '04', errorCode: null }, verdict: 'unregistered' },
  { proves: ['E-087'], rule: 'BZ-6', facts: { code: '99', errorCode: null }, verdict: 'unregistered' },
  { proves: ['E-087', 'E-088'], rule: 'BZ-6', facts: { code: '99', errorCode: '10' }, verdict: 'unregistered' },
] as const satisfies readonly DecisionCase<TaxStatusFacts, TaxStatusVerdict>[]
