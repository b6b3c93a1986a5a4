import type { FirstStepFacts, FirstStepRefusal } from './base-proof.ts'

/** The files that were chosen, each by its bytes, and whether an approved base proof is there. */
export const FIRST_STEP_CASES: readonly {
  readonly proves: readonly string[]
  readonly rule: string
  readonly bytes: readonly number[]
  readonly baseApproved: FirstStepFacts['baseApproved']
  readonly verdict: 'open' | FirstStepRefusal['code']
}[] = [
  { proves: ['P-046'], rule: 'DS-1', bytes: [], baseApproved: true, verdict: 'open' },
  { proves: ['P-046'], rule: 'DS-1', bytes: [0], baseApproved: true, verdict: 'open' },
  { proves: ['P-042'], rule: 'DS-2', bytes: [], baseApproved: false, verdict: 'noFile' },
  { proves: ['P-043'], rule: 'DS-3', bytes: [1, 0], baseApproved: false, verdict: 'emptyFile' },
  { proves: ['P-043'], rule: 'DS-4', bytes: [1], baseApproved: false, verdict: 'open' },
]
