import { expect, it } from 'vitest'
import { FORM_CHECK_OUTCOME_CASES } from './form-check-outcome.cases.ts'
import { decideFormCheckOutcome } from './form-check-outcome.ts'

it.each(FORM_CHECK_OUTCOME_CASES)(
  'rule $rule decides $verdict for a form check with the answer $facts.answer',
  ({ rule, facts, verdict }) =>
    expect(decideFormCheckOutcome(facts.answer)).toMatchObject({ verdict, because: { rule } }),
)
