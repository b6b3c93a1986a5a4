import type { BusinessValidationVerdict } from '../../business/business-lookup.ts'
import { type DecisionTable, decisionFrom } from '../../kernel/decide.ts'

type FormCheckAnswer = 'verified' | 'mismatch' | BusinessValidationVerdict

/**
 * `askTwice`, `askOnce`: the applicant may continue after two questions or after one. `waived`: the applicant continues
 * without the check.
 */
type FormCheckOutcome = 'passed' | 'askTwice' | 'askOnce' | 'waived'

export const decideFormCheckOutcome = decisionFrom(
  (answer: FormCheckAnswer): { readonly answer: FormCheckAnswer } => ({ answer }),
  [
    { id: 'CO-1', when: { answer: 'verified' }, then: 'passed', ref: 'A-056' },
    { id: 'CO-2', when: { answer: 'mismatch' }, then: 'askTwice', ref: 'A-057' },
    { id: 'CO-3', when: { answer: 'valid' }, then: 'passed', ref: 'A-077' },
    { id: 'CO-4', when: { answer: 'invalid' }, then: 'askOnce', ref: 'A-078' },
    { id: 'CO-5', when: {}, then: 'waived', ref: 'A-079' },
  ] satisfies DecisionTable<{ readonly answer: FormCheckAnswer }, FormCheckOutcome>,
)
