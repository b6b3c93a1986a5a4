import { expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { SIGN_IN_CASES, SIGN_IN_REFUSAL_CASES } from './sign-in.cases.ts'
import { SIGN_IN_TABLE, decideSignIn, decideSignInRefusal, signInVerdictOfRow } from './sign-in.ts'

itDecides('[E-188] [E-189] [D1-28] a sign-in with $facts: $verdict by $rule', SIGN_IN_CASES, ({ facts }) =>
  decideSignIn(facts),
)

itDecides(
  '[E-131] [D1-243] a sign-in refused with status $status, error code $errorCode and row $named: $verdict by $rule',
  SIGN_IN_REFUSAL_CASES,
  ({ status, errorCode, named }) => decideSignInRefusal({ status, errorCode, rule: named }),
)

it('[E-131] the id of a row gives its verdict, and an unknown id gives null', () => {
  for (const { id, then } of SIGN_IN_TABLE) expect(signInVerdictOfRow(id)).toBe(then)
  expect(signInVerdictOfRow('LG-99')).toBeNull()
})
