import { itDecides } from '../kernel/testing/it-decides.ts'
import { FORM_CHECK_OUTCOME_CASES } from './form-check-outcome.cases.ts'
import { decideFormCheckOutcome } from './form-check-outcome.ts'

itDecides(
  'rule $rule decides $verdict for a form check with the answer $facts.answer',
  FORM_CHECK_OUTCOME_CASES,
  ({ facts }) => decideFormCheckOutcome(facts.answer),
)
