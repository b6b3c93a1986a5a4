import { seedOf, type Seed } from './world/collections.ts'

/** What every world starts from. */
export const SEED: Seed = seedOf({})
