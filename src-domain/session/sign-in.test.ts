import { expect, it } from 'vitest'
import { SIGN_IN_CASES } from './sign-in.cases.ts'
import { decideSignIn } from './sign-in.ts'

it.each(SIGN_IN_CASES)(
  '[E-188] [E-189] [D1-28] a session opens only for a fresh certification of the right person: $verdict by $rule',
  ({ facts, ...wanted }) => {
    const { verdict, because } = decideSignIn(facts)
    expect([verdict, because.rule]).toEqual([wanted.verdict, wanted.rule])
  },
)
