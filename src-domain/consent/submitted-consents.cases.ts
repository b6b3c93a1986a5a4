import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { MainConsents } from './consent-data.ts'
import type { ConsentsMatchVerdict } from './submitted-consents.ts'

const GIVEN: MainConsents = { publicData: true, taxData: true }
const NO_PUBLIC_DATA: MainConsents = { publicData: false, taxData: true }
const NO_TAX_DATA: MainConsents = { publicData: true, taxData: false }

export const CONSENTS_MATCH_CASES: readonly DecisionCaseFrom<{
  saved: MainConsents
  submitted: MainConsents
}, ConsentsMatchVerdict>[] = [
  { proves: ['D2-90', 'A-045'], rule: 'SK-1', saved: GIVEN, submitted: NO_PUBLIC_DATA, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-2', saved: NO_PUBLIC_DATA, submitted: GIVEN, verdict: 'differ' },
  { proves: ['D2-90'], rule: 'SK-3', saved: GIVEN, submitted: NO_TAX_DATA, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-4', saved: NO_TAX_DATA, submitted: GIVEN, verdict: 'differ' },
  { proves: ['A-135'], rule: 'SK-5', saved: GIVEN, submitted: GIVEN, verdict: 'same' },
  { proves: ['A-135', 'A-045'], rule: 'SK-5', saved: NO_PUBLIC_DATA, submitted: NO_PUBLIC_DATA, verdict: 'same' },
]
