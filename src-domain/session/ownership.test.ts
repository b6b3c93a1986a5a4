import { itDecides } from '../kernel/testing/it-decides.ts'
import { OWNERSHIP_CASES } from './ownership.cases.ts'
import { decideOwnership } from './ownership.ts'

itDecides('[E-209] the ids in a call with $facts are $verdict by $rule', OWNERSHIP_CASES, ({ facts }) =>
  decideOwnership(facts),
)
