import type { DecisionCase } from './decide.ts'
import type { SameSubmissionFacts, SameSubmissionVerdict } from './same-submission.ts'

/** Cases in which the agency's record is, or is not, the submission whose answer was lost. */
export const SAME_SUBMISSION_CASES = [
  { proves: ['P-315'], rule: 'SA-1', facts: { found: false, entries: 'same', earlier: 'same', mayBeStored: true }, verdict: 'absent' },
  { proves: ['D3-139'], rule: 'SA-2', facts: { found: true, entries: 'other', earlier: 'none', mayBeStored: true }, verdict: 'other' },
  { proves: ['D3-139', 'D2-108'], rule: 'SA-2', facts: { found: true, entries: 'other', earlier: 'same', mayBeStored: false }, verdict: 'other' },
  { proves: ['D3-139'], rule: 'SA-3', facts: { found: true, entries: 'same', earlier: 'none', mayBeStored: false }, verdict: 'same' },
  { proves: ['D2-108'], rule: 'SA-4', facts: { found: true, entries: 'unanswered', earlier: 'other', mayBeStored: true }, verdict: 'other' },
  { proves: ['D2-108'], rule: 'SA-4', facts: { found: true, entries: 'unanswered', earlier: 'other', mayBeStored: false }, verdict: 'other' },
  { proves: ['D2-108', 'D3-139'], rule: 'SA-5', facts: { found: true, entries: 'unanswered', earlier: 'none', mayBeStored: false }, verdict: 'other' },
  { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'none', mayBeStored: true }, verdict: 'same' },
  { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'same', mayBeStored: true }, verdict: 'same' },
  { proves: ['A-267'], rule: 'SA-6', facts: { found: true, entries: 'unanswered', earlier: 'same', mayBeStored: false }, verdict: 'same' },
] as const satisfies readonly DecisionCase<SameSubmissionFacts, SameSubmissionVerdict>[]
