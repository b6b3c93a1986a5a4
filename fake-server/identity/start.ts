import type { Static } from 'typebox'
import { Type } from '../schema.ts'
import type { Call } from '../handler.ts'
import { put, type World } from '../world/world.ts'

/** What the page sends to start a certification with a provider of windows. [D1-25] */
export const Start = Type.Object({
  reqSvcCd: Type.Optional(Type.String()),
  pageSeparation: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  state: Type.Optional(Type.String()),
  aplyNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  brNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
export type Start = Static<typeof Start>

/** Remembers a start under a new id, which the provider and the result call name later. [E-191] [E-193] [E-194] */
export const rememberStart = (
  world: World,
  { ids, now }: Pick<Call, 'ids' | 'now'>,
  method: string,
  start: Start,
): readonly [World, string] => {
  const mtxId = ids.token()
  const remembered = put(world, 'mtxs', mtxId, {
    mtxId,
    method,
    state: start.state ?? '',
    pageSeparation: String(start.pageSeparation ?? ''),
    aplyNo: start.aplyNo || null,
    brNo: start.brNo || null,
    outcome: 'waiting',
    ci: null,
    startedAt: now,
    takenAt: null,
  })
  return [remembered, mtxId]
}
