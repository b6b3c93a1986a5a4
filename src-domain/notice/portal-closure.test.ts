import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { PORTAL_CLOSURE_CASES } from './portal-closure.cases.ts'
import { decidePortalClosure } from './portal-closure.ts'

describe('[P-237] [P-238] the visitors that a maintenance window keeps out', () => {
  itDecides('rule $rule decides $verdict for $facts', PORTAL_CLOSURE_CASES, ({ facts }) => decidePortalClosure(facts))
})
