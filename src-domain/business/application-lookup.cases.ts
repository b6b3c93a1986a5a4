import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ApplicationLookupVerdict } from './application-lookup.ts'

/** The answers of the lookup and their meaning. [D1-34] */
export const APPLICATION_LOOKUP_CASES = [
  { proves: ['E-096'], rule: 'AC-2', answer: { success: true, count: 1 }, verdict: 'found' },
  { proves: [], rule: 'AC-2', answer: { success: true, count: 3 }, verdict: 'found' },
  { proves: ['E-097'], rule: 'AC-3', answer: { success: true, count: 0 }, verdict: 'none' },
  { proves: ['E-098'], rule: 'AC-1', answer: { success: false, count: 1 }, verdict: 'refused' },
  { proves: [], rule: 'AC-1', answer: { success: false, count: 0 }, verdict: 'refused' },
] as const satisfies readonly DecisionCaseFrom<{ answer: { readonly success: boolean; readonly count: number } }, ApplicationLookupVerdict>[]
