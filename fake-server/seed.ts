import { BUSINESSES } from './business/fixtures.table.ts'
import { CODE_GROUPS } from './directory/banks.table.ts'
import { ANY_OWNER, OWNERS } from './personas/owners.ts'
import { seedOf, type Seed } from './world/collections.ts'

/** What every world starts from. */
export const SEED: Seed = seedOf({
  businesses: BUSINESSES.map((business) => [business.brNo, business]),
  people: [...Object.values(OWNERS), ANY_OWNER].map((person) => [person.ci, person]),
  codes: CODE_GROUPS.map((group) => [group.group, group]),
})
