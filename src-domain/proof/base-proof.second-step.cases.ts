import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { RegistrationSecondStepFacts, RegistrationSecondStepRefusal } from './base-proof.ts'

/** The sizes of the selected files in bytes, and whether a base proof is approved. */
export const REGISTRATION_SECOND_STEP_CASES: readonly DecisionCaseFrom<{
  sizes: readonly number[]
  baseApproved: RegistrationSecondStepFacts['baseApproved']
}, 'ok' | RegistrationSecondStepRefusal['code']>[] = [
  { proves: ['P-046'], rule: 'DS-1', sizes: [], baseApproved: true, verdict: 'ok' },
  { proves: ['P-046'], rule: 'DS-1', sizes: [0], baseApproved: true, verdict: 'ok' },
  { proves: ['P-042'], rule: 'DS-2', sizes: [], baseApproved: false, verdict: 'noFile' },
  { proves: ['P-043'], rule: 'DS-3', sizes: [1, 0], baseApproved: false, verdict: 'emptyFile' },
  { proves: ['P-043', 'P-042'], rule: 'DS-4', sizes: [1], baseApproved: false, verdict: 'ok' },
]
