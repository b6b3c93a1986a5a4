import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { BaseSupplementVerdict } from './base-proof.ts'

/**
 * The sizes of the selected files in bytes, whether the proof is one of direct delivery (the default), and the verdict.
 */
export const BASE_SUPPLEMENT_CASES: readonly DecisionCaseFrom<{
  sizes: readonly number[]
  directProof?: false
}, BaseSupplementVerdict>[] = [
  { proves: ['P-092'], rule: 'BS-1', sizes: [], verdict: 'noFile' },
  { proves: ['P-092', 'P-043'], rule: 'BS-2', sizes: [0], verdict: 'emptyFile' },
  { proves: ['P-092'], rule: 'BS-2', sizes: [712, 0], verdict: 'emptyFile' },
  { proves: ['P-092'], rule: 'BS-3', sizes: [1], verdict: 'ok' },
  { proves: ['P-092'], rule: 'BS-3', sizes: [712, 1, 3], verdict: 'ok' },
  { proves: ['P-091'], rule: 'BS-4', sizes: [712, 1, 3, 4], verdict: 'tooMany' },
  { proves: ['P-092'], rule: 'BS-2', sizes: [712, 1, 3, 0], verdict: 'emptyFile' },
  { proves: ['P-091'], rule: 'BS-4', sizes: [712, 1, 3, 4], directProof: false, verdict: 'tooMany' },
  { proves: ['P-114'], rule: 'BS-5', sizes: [712], directProof: false, verdict: 'notDirect' },
]
