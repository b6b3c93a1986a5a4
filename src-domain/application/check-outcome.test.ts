import { expect, it } from 'vitest'
import { CHECK_OUTCOME_CASES } from './check-outcome.cases.ts'
import { decideCheckOutcome } from './check-outcome.ts'

it.each(CHECK_OUTCOME_CASES)('$rule $facts.answer → $verdict', ({ rule, facts, verdict }) =>
  expect(decideCheckOutcome(facts.answer)).toMatchObject({ verdict, because: { rule } }),
)
