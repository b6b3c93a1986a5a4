import type { ApplicationCountVerdict } from './application-count.table.ts'

/** Bodies of `supportApplicationBrnoCheck` and what each means. [D1-34] */
export const APPLICATION_COUNT_CASES = [
  { proves: [], rule: 'AC-2', answer: { status: '0', result: 1 }, verdict: 'found' },
  { proves: [], rule: 'AC-2', answer: { status: 0, result: 2 }, verdict: 'found' },
  { proves: [], rule: 'AC-2', answer: { status: '0', result: { count: 1 } }, verdict: 'found' },
  { proves: [], rule: 'AC-2', answer: { status: '0', result: { count: '3' } }, verdict: 'found' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: 0 }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: '0' }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: { count: 0 } }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: { count: '0' } }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: null }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: {} }, verdict: 'none' },
  { proves: ['E-097'], rule: 'AC-3', answer: { status: '0', result: undefined }, verdict: 'none' },
  { proves: [], rule: 'AC-1', answer: { status: '1', result: 1 }, verdict: 'refused' },
  { proves: [], rule: 'AC-1', answer: { status: 200, result: 1 }, verdict: 'refused' },
  { proves: [], rule: 'AC-1', answer: { status: null, result: 0 }, verdict: 'refused' },
] as const satisfies readonly {
  readonly proves: readonly string[]
  readonly rule: string
  readonly answer: { readonly status: unknown; readonly result: unknown }
  readonly verdict: ApplicationCountVerdict
}[]
