import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { MAINTENANCE_ACCESS_CASES } from './maintenance-access.cases.ts'
import { decideMaintenanceAccess } from './maintenance-access.ts'

describe('[P-237] [P-238] the visitors that a maintenance window keeps out', () => {
  itDecides('rule $rule decides $verdict for $facts', MAINTENANCE_ACCESS_CASES, ({ facts }) =>
    decideMaintenanceAccess(facts),
  )
})
