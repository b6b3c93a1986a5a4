import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { APPLICATION_LOOKUP_CASES } from './application-lookup.cases.ts'
import { decideApplicationLookup } from './application-lookup.ts'

describe('[E-097] the result lookup, decided by the number of applications', () => {
  itDecides('rule $rule decides $verdict for $answer', APPLICATION_LOOKUP_CASES, ({ answer }) =>
    decideApplicationLookup(answer),
  )
})
