import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { CERTIFICATION_OUTCOME_CASES } from './certification-outcome.cases.ts'
import { decideCertificationOutcome } from './certification-outcome.ts'

describe('[E-108] [E-112] [E-119] [E-120] [E-121] [E-122] the result of a certification window', () => {
  itDecides('$rule decides $verdict for $facts', CERTIFICATION_OUTCOME_CASES, ({ facts }) =>
    decideCertificationOutcome(facts),
  )
})
