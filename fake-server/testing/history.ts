import type { HistoryDoc } from '../world/collections.ts'
import { allOf, type World } from '../world/world.ts'

/** Returns the history of an application, oldest first. */
export const historyOf = (world: World, aplyNo: string): readonly HistoryDoc[] =>
  allOf(world, 'history').filter((entry) => entry.aplyNo === aplyNo)
