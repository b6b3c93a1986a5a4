import type { Static } from 'typebox'
import { Type } from '../schema.ts'
import type { Call, SetCookie } from '../handler.ts'
import { put, type World } from '../world/world.ts'
import { boundBrowser, browserCookie } from './browser.ts'

/** What the page sends to start a certification with a provider of windows. [D1-25] */
export const Start = Type.Object({
  reqSvcCd: Type.Optional(Type.String()),
  pageSeparation: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  state: Type.Optional(Type.String()),
  aplyNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  brNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
export type Start = Static<typeof Start>

/** What is remembered of a start: its id, and the cookies of its answer. */
export type Started = { readonly mtxId: string; readonly cookies: readonly SetCookie[] }

/**
 * Remembers a start under a new id, which the provider and the result call name later, and in which browser it was made.
 * [E-191] [E-193] [E-194]
 */
export const rememberStart = (
  world: World,
  call: Pick<Call, 'ids' | 'now' | 'cookies'>,
  method: string,
  start: Start,
): readonly [World, Started] => {
  const mtxId = call.ids.token()
  const browser = boundBrowser(call)
  const remembered = put(world, 'mtxs', mtxId, {
    mtxId,
    method,
    state: start.state ?? '',
    pageSeparation: String(start.pageSeparation ?? ''),
    aplyNo: start.aplyNo || null,
    brNo: start.brNo || null,
    outcome: 'waiting',
    ci: null,
    browser,
    startedAt: call.now,
    takenAt: null,
  })
  return [remembered, { mtxId, cookies: [browserCookie(browser)] }]
}
