import type { CommonCode } from './common-code.ts'
import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ReasonDescriptionKind } from './reasons.ts'

/** The agency's code list that these cases use. */
export const SAMPLE_REASON_LIST: readonly CommonCode[] = ['US01', 'US02', 'US07'].map((code) => ({
  code,
  name: code,
}))

/** Remarks, with the codes in them. `loaded` is false if the agency's list failed to load. */
export const REASON_DESCRIPTION_KIND_CASES: readonly DecisionCaseFrom<{ code: string; loaded: boolean }, ReasonDescriptionKind>[] = [
  { proves: ['A-168'], rule: 'RC-2', code: 'US01', loaded: true, verdict: 'US01' },
  { proves: ['A-168'], rule: 'RC-3', code: 'us02', loaded: true, verdict: 'US02' },
  { proves: ['A-168'], rule: 'RC-4', code: 'US07', loaded: true, verdict: 'other' },
  { proves: ['A-169'], rule: 'RC-1', code: 'US99', loaded: true, verdict: 'noDescription' },
  { proves: ['A-167'], rule: 'RC-2', code: 'US01', loaded: false, verdict: 'US01' },
  { proves: ['A-167'], rule: 'RC-4', code: 'US07', loaded: false, verdict: 'other' },
]
