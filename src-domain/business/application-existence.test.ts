import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { APPLICATION_EXISTENCE_CASES } from './application-existence.cases.ts'
import { decideApplicationExistence } from './application-existence.ts'

describe('[E-097] the result lookup, decided by the number of applications', () => {
  itDecides('rule $rule decides $verdict for $answer', APPLICATION_EXISTENCE_CASES, ({ answer }) =>
    decideApplicationExistence(answer),
  )
})
