import type { Instant } from '#domain/time/calendar'
import { type RandomSource, putDoc, type World } from './world.ts'

/**
 * Adds an entry to the history of an application; entries are never changed or removed. Details contain no personal
 * data.
 */
export const recordHistory = (
  world: World,
  { ids, now }: { readonly ids: RandomSource; readonly now: Instant },
  aplyNo: string,
  action: string,
  detail: unknown = null,
): World => {
  const id = ids.id()
  return putDoc(world, 'history', id, { id, aplyNo, action, detail, at: now })
}
