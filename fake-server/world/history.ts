import type { Call } from '../handler.ts'
import { put, type World } from './world.ts'

/** Notes what happened to an application; nothing of it is ever changed or removed. Details hold no personal data. */
export const note = (
  world: World,
  { ids, now }: Pick<Call, 'ids' | 'now'>,
  aplyNo: string,
  action: string,
  detail: unknown = null,
): World => {
  const id = ids.id()
  return put(world, 'history', id, { id, aplyNo, action, detail, at: now })
}
