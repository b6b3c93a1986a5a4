import type { DecisionCase } from '../kernel/decide.ts'
import type { OtherDraftFacts, OtherDraftVerdict } from './other-draft.ts'

export const OTHER_DRAFT_CASES: readonly DecisionCase<OtherDraftFacts, OtherDraftVerdict>[] = [
  { proves: ['D2-149'], rule: 'DN-1', facts: { own: true, sameNumber: false, otherApplication: false }, verdict: 'ask' },
  { proves: ['D2-149'], rule: 'DN-2', facts: { own: false, sameNumber: false, otherApplication: true }, verdict: 'ask' },
  { proves: ['D2-149'], rule: 'DN-3', facts: { own: true, sameNumber: true, otherApplication: true }, verdict: 'continue' },
  { proves: ['D2-149'], rule: 'DN-3', facts: { own: false, sameNumber: false, otherApplication: false }, verdict: 'continue' },
]
