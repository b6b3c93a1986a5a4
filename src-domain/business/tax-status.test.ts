import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { TAX_STATUS_CASES } from './tax-status.cases.ts'
import { decideTaxStatus } from './tax-status.ts'

describe('[E-085] [E-086] [E-087] [E-088] the decision, by tax office status, whether an owner may continue', () => {
  itDecides('rule $rule decides $verdict for $facts', TAX_STATUS_CASES, ({ facts }) => decideTaxStatus(facts))
})
