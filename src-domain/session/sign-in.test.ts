import { itDecides } from '../kernel/testing/it-decides.ts'
import { SIGN_IN_CASES } from './sign-in.cases.ts'
import { decideSignIn } from './sign-in.ts'

itDecides(
  '[E-188] [E-189] [D1-28] a session opens only for a fresh certification of the right person: $verdict by $rule',
  SIGN_IN_CASES,
  ({ facts }) => decideSignIn(facts),
)
