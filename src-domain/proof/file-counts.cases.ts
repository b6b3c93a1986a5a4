import type { DecisionCaseFrom } from '../kernel/decide.ts'
import { MAX_BASE_FILES } from '../programme/parameters.ts'
import type { RegistrableProofType } from './proof.ts'
import type { FileCountVerdict } from './file-counts.ts'

export const FILE_COUNT_CASES: readonly DecisionCaseFrom<{
  type: RegistrableProofType
  approved: boolean
  base: number
  performance: number
  /** The setting, if it is not the default. */
  performanceMaxFiles?: number
}, FileCountVerdict>[] = [
  { proves: ['P-058'], rule: 'FN-1', type: 'direct', approved: false, base: 0, performance: 1, verdict: 'baseMissing' },
  { proves: ['P-276'], rule: 'FN-6', type: 'direct', approved: true, base: 0, performance: 1, verdict: 'ok' },
  { proves: ['P-175'], rule: 'FN-6', type: 'direct', approved: false, base: MAX_BASE_FILES, performance: 1, verdict: 'ok' },
  { proves: ['P-175'], rule: 'FN-2', type: 'direct', approved: false, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'tooManyBase' },
  { proves: ['P-175'], rule: 'FN-2', type: 'direct', approved: true, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'tooManyBase' },
  { proves: ['P-276'], rule: 'FN-3', type: 'general', approved: false, base: 1, performance: 1, verdict: 'baseNotWanted' },
  { proves: ['P-276'], rule: 'FN-3', type: 'general', approved: true, base: MAX_BASE_FILES + 1, performance: 1, verdict: 'baseNotWanted' },
  { proves: ['P-059'], rule: 'FN-5', type: 'direct', approved: false, base: 1, performance: 0, verdict: 'performanceMissing' },
  { proves: ['D3-21'], rule: 'FN-7', type: 'general', approved: false, base: 0, performance: 3, performanceMaxFiles: 2, verdict: 'tooManyPerformance' },
  { proves: ['D3-21'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 2, performanceMaxFiles: 2, verdict: 'ok' },
  { proves: ['D3-21'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 30, verdict: 'ok' },
  { proves: ['P-276'], rule: 'FN-6', type: 'general', approved: false, base: 0, performance: 1, verdict: 'ok' },
]
