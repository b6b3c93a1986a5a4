import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { REFUSED_LOOKUP_CASES } from './refused-lookup.cases.ts'
import { decideRefusedLookup } from './refused-lookup.ts'

describe('[P-089] [P-021] a refused carrier lookup', () => {
  itDecides('$rule decides $verdict for $facts', REFUSED_LOOKUP_CASES, ({ facts }) => decideRefusedLookup(facts))
})
