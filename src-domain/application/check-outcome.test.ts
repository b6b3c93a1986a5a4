import { expect, it } from 'vitest'
import { CHECK_OUTCOME_CASES } from './check-outcome.cases.ts'
import { decideCheckOutcome } from './check-outcome.ts'

it.each(CHECK_OUTCOME_CASES)(
  'rule $rule decides $verdict for a form check with the answer $facts.answer',
  ({ rule, facts, verdict }) => expect(decideCheckOutcome(facts.answer)).toMatchObject({ verdict, because: { rule } }),
)
