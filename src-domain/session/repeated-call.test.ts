import { expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { REPEATED_CALL_CASES } from './repeated-call.cases.ts'
import { decideRepeatedCall, isFinalStatus } from './repeated-call.ts'

itDecides('[E-204] [E-205] [D1-460] [D1-470] a call with $facts: $verdict by $rule', REPEATED_CALL_CASES, ({ facts }) =>
  decideRepeatedCall(facts),
)

it('[D1-232] an answer below 500 is final', () =>
  expect([200, 409, 499, 500, 503].map(isFinalStatus)).toEqual([true, true, true, false, false]))
