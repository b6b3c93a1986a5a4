import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ConsentPageFacts, ConsentPageVerdict, BulkChoice } from './consent-choice.ts'

/**
 * Choices on a page: everything, everything except the promotion or one required item, nothing, or the explicit
 * refusal.
 */
export type SampleConsentChoiceName = 'all' | 'withoutPromotion' | 'withoutOne' | 'nothing' | 'declined'

export const CONSENT_PAGE_CASES: readonly DecisionCaseFrom<{
  page: ConsentPageFacts['page']
  chosen: SampleConsentChoiceName
  mydataDecline: ConsentPageFacts['mydataDecline']
}, ConsentPageVerdict>[] = [
  { proves: ['A-036'], rule: 'CC-3', page: 'info', chosen: 'all', mydataDecline: 'allow', verdict: 'complete' },
  { proves: ['A-036'], rule: 'CC-3', page: 'info', chosen: 'withoutPromotion', mydataDecline: 'allow', verdict: 'complete' },
  { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'withoutOne', mydataDecline: 'allow', verdict: 'incomplete' },
  { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'nothing', mydataDecline: 'allow', verdict: 'incomplete' },
  { proves: ['A-035'], rule: 'CC-2', page: 'info', chosen: 'declined', mydataDecline: 'allow', verdict: 'incomplete' },
  { proves: ['A-042'], rule: 'CC-3', page: 'mydata', chosen: 'all', mydataDecline: 'allow', verdict: 'complete' },
  { proves: ['A-041'], rule: 'CC-2', page: 'mydata', chosen: 'withoutOne', mydataDecline: 'allow', verdict: 'incomplete' },
  { proves: ['A-041'], rule: 'CC-2', page: 'mydata', chosen: 'nothing', mydataDecline: 'allow', verdict: 'incomplete' },
  { proves: ['A-045'], rule: 'CC-1', page: 'mydata', chosen: 'declined', mydataDecline: 'allow', verdict: 'declined' },
  { proves: ['A-045'], rule: 'CC-2', page: 'mydata', chosen: 'declined', mydataDecline: 'block', verdict: 'incomplete' },
]

/**
 * Each case gives the choices on the public-data page for a confirmed payment, and the global choice that the page then
 * shows as chosen; `none` if it shows none.
 */
export const BULK_CHOICE_CASES: readonly DecisionCaseFrom<{ chosen: SampleConsentChoiceName }, BulkChoice | 'none'>[] = [
  { proves: ['A-029'], rule: 'GC-1', chosen: 'all', verdict: 'agree' },
  { proves: ['D2-113'], rule: 'GC-2', chosen: 'withoutPromotion', verdict: 'agreeRequired' },
  { proves: ['A-030'], rule: 'GC-3', chosen: 'declined', verdict: 'disagree' },
  { proves: ['A-030'], rule: 'GC-4', chosen: 'nothing', verdict: 'none' },
  { proves: ['A-029'], rule: 'GC-4', chosen: 'withoutOne', verdict: 'none' },
]
