import { expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { SIGN_IN_CASES } from './sign-in.cases.ts'
import { SIGN_IN_TABLE, decideSignIn, signInVerdictOfRow } from './sign-in.ts'

itDecides(
  '[E-188] [E-189] [D1-28] a session opens only for a fresh certification of the right person: $verdict by $rule',
  SIGN_IN_CASES,
  ({ facts }) => decideSignIn(facts),
)

it('[E-131] an unknown row of the agency gives null', () => {
  for (const { id, then } of SIGN_IN_TABLE) expect(signInVerdictOfRow(id)).toBe(then)
  expect(signInVerdictOfRow('LG-99')).toBeNull()
})
