import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import type { MainConsents } from './consent-data.ts'

/** True if the saved consent equals the consent in the submission. */
type ConsentsMatchFacts = { readonly publicData: boolean; readonly taxData: boolean }

type ConsentsMatchVerdict = 'same' | 'differ'

/**
 * 제출된 동의: decides whether the saved consents equal the consents in the submission. A submission is valid only with
 * the consents that it lists. If different consents are saved, they arrived late or belong to another tab.
 * [D2-90]
 */
export const decideConsentsMatch = decisionFrom(
  (savedConsents: MainConsents, submittedConsents: MainConsents): ConsentsMatchFacts => ({
    publicData: savedConsents.publicData === submittedConsents.publicData,
    taxData: savedConsents.taxData === submittedConsents.taxData,
  }),
  [
    { id: 'SK-1', when: { publicData: false }, then: 'differ', ref: 'D2-90' },
    { id: 'SK-3', when: { taxData: false }, then: 'differ', ref: 'D2-90' },
    { id: 'SK-5', when: {}, then: 'same', ref: 'A-135' },
  ] satisfies DecisionTable<ConsentsMatchFacts, ConsentsMatchVerdict>,
)
