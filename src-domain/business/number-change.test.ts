import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { NUMBER_CHANGE_CASES } from './number-change.cases.ts'
import { decideNumberChange } from './number-change.ts'

describe('[E-091] [D2-06] the session when a business number is confirmed', () => {
  itDecides('$rule decides $verdict for $session and $next', NUMBER_CHANGE_CASES, ({ session, next }) =>
    decideNumberChange(session, next),
  )
})
