import type { DecisionCase } from '../kernel/decide.ts'
import type { SameSubmissionVerdict } from '../kernel/same-submission.ts'
import type { EarlierSupplementFacts, FailedSupplementFacts, FailedSupplementVerdict, UnfinishedSupplementFacts, UnfinishedSupplementVerdict } from './sent-supplement.ts'

export const FAILED_SUPPLEMENT_CASES: readonly DecisionCase<FailedSupplementFacts, FailedSupplementVerdict>[] = [
  { proves: ['D3-139'], rule: 'SR-1', facts: { found: 'same', partly: false, refused: true }, verdict: 'done' },
  { proves: ['D3-139'], rule: 'SR-2', facts: { found: 'other', partly: true, refused: false }, verdict: 'other' },
  { proves: ['P-314'], rule: 'SR-3', facts: { found: 'absent', partly: true, refused: true }, verdict: 'partly' },
  { proves: ['P-314'], rule: 'SR-3', facts: { found: 'absent', partly: true, refused: false }, verdict: 'partly' },
  { proves: ['P-128'], rule: 'SR-4', facts: { found: 'absent', partly: false, refused: true }, verdict: 'refused' },
  { proves: ['P-128'], rule: 'SR-5', facts: { found: 'absent', partly: false, refused: false }, verdict: 'failed' },
]

export const EARLIER_SUPPLEMENT_CASES: readonly DecisionCase<EarlierSupplementFacts, SameSubmissionVerdict>[] = [
  { proves: ['P-315'], rule: 'PS-1', facts: { found: 'absent', wanted: true }, verdict: 'absent' },
  { proves: ['P-315'], rule: 'PS-2', facts: { found: 'same', wanted: true }, verdict: 'same' },
  { proves: ['D3-139'], rule: 'PS-3', facts: { found: 'same', wanted: false }, verdict: 'other' },
  { proves: ['D3-139'], rule: 'PS-3', facts: { found: 'other', wanted: true }, verdict: 'other' },
]

export const UNFINISHED_SUPPLEMENT_CASES: readonly DecisionCase<UnfinishedSupplementFacts, UnfinishedSupplementVerdict>[] = [
  { proves: ['P-314'], rule: 'PE-1', facts: { open: false, partly: true }, verdict: 'forgets' },
  { proves: ['P-314'], rule: 'PE-2', facts: { open: true, partly: true }, verdict: 'continues' },
  { proves: ['P-315'], rule: 'PE-3', facts: { open: true, partly: false }, verdict: 'keeps' },
]
