import type { DecisionCase } from '../kernel/decide.ts'
import type { RecoveredSubmissionFacts, RecoveredSubmissionVerdict, SubmissionOutcomeFacts, SubmissionOutcomeVerdict } from './submission-outcome.ts'

export const SUBMISSION_OUTCOME_CASES: readonly DecisionCase<SubmissionOutcomeFacts, SubmissionOutcomeVerdict>[] = [
  { proves: ['A-267'], rule: 'SO-1', facts: { found: 'same', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'received' },
  { proves: ['A-267'], rule: 'SO-1', facts: { found: 'same', answer: 'duplicate', mayBeStored: false, sentEarlier: true }, verdict: 'received' },
  { proves: ['D2-108'], rule: 'SO-2', facts: { found: 'other', answer: 'broken', mayBeStored: true, sentEarlier: false }, verdict: 'otherStored' },
  { proves: ['D2-108'], rule: 'SO-2', facts: { found: 'other', answer: 'duplicate', mayBeStored: false, sentEarlier: false }, verdict: 'otherStored' },
  { proves: ['D2-630'], rule: 'SO-3', facts: { found: 'absent', answer: 'duplicate', mayBeStored: false, sentEarlier: false }, verdict: 'duplicate' },
  { proves: ['D2-630'], rule: 'SO-3', facts: { found: 'unreachable', answer: 'duplicate', mayBeStored: false, sentEarlier: true }, verdict: 'duplicate' },
  { proves: ['A-128'], rule: 'SO-4', facts: { found: 'unreachable', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'unknown' },
  { proves: ['A-128'], rule: 'SO-5', facts: { found: 'unreachable', answer: 'none', mayBeStored: false, sentEarlier: true }, verdict: 'unknown' },
  { proves: ['A-128'], rule: 'SO-6', facts: { found: 'unreachable', answer: 'none', mayBeStored: false, sentEarlier: false }, verdict: 'notSent' },
  { proves: ['A-128'], rule: 'SO-6', facts: { found: 'absent', answer: 'none', mayBeStored: false, sentEarlier: true }, verdict: 'notSent' },
  { proves: ['A-128'], rule: 'SO-7', facts: { found: 'absent', answer: 'none', mayBeStored: true, sentEarlier: false }, verdict: 'failed' },
  { proves: ['A-128'], rule: 'SO-7', facts: { found: 'unreachable', answer: 'broken', mayBeStored: false, sentEarlier: false }, verdict: 'failed' },
]

export const RECOVERED_SUBMISSION_CASES: readonly DecisionCase<RecoveredSubmissionFacts, RecoveredSubmissionVerdict>[] = [
  { proves: ['A-267'], rule: 'RV-1', facts: { reached: false, live: false, drafted: true, same: false }, verdict: 'unknown' },
  { proves: ['D3-521'], rule: 'RV-2', facts: { reached: true, live: false, drafted: false, same: false }, verdict: 'none' },
  { proves: ['A-267'], rule: 'RV-3', facts: { reached: true, live: false, drafted: true, same: true }, verdict: 'notReceived' },
  { proves: ['D2-108'], rule: 'RV-4', facts: { reached: true, live: true, drafted: false, same: false }, verdict: 'otherReceived' },
  { proves: ['A-267'], rule: 'RV-5', facts: { reached: true, live: true, drafted: true, same: true }, verdict: 'received' },
]
