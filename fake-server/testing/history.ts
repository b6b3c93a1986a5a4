import type { HistoryDoc } from '../world/collections.ts'
import { allDocs, type World } from '../world/world.ts'

/** Returns the history of an application, oldest first. */
export const historyOfApplication = (world: World, aplyNo: string): readonly HistoryDoc[] =>
  allDocs(world, 'history').filter((entry) => entry.aplyNo === aplyNo)
