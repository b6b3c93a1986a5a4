import type { Static } from 'typebox'
import { type ReceivedCall, type SetCookie } from '../../http/handler.ts'
import { Type } from '../../world/schema.ts'
import { type World, putDoc } from '../../world/world.ts'
import { renewBrowserId } from './renew-browser-id.ts'

/** The fields that a page sends to start a certification in a window. [D1-25] */
export const CertificationStartBody = Type.Object({
  reqSvcCd: Type.Optional(Type.String()),
  pageSeparation: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  state: Type.Optional(Type.String()),
  aplyNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  brNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
export type CertificationStartBody = Static<typeof CertificationStartBody>

/** The stored start of a certification: its id, and the cookies that the answer to the start call sets. */
type CertificationStartRecord = { readonly mtxId: string; readonly cookies: readonly SetCookie[] }

/**
 * Stores the start of a certification under a new id, with the browser that sent the start call. The provider and the
 * result call refer to this id. [E-191] [E-193] [E-194]
 */
export const storeCertificationStart = (
  world: World,
  call: Pick<ReceivedCall, 'ids' | 'now' | 'cookies'>,
  method: string,
  start: CertificationStartBody,
): readonly [World, CertificationStartRecord] => {
  const mtxId = call.ids.token()
  const [withBrowserId, { browser, cookies }] = renewBrowserId(world, call)
  const withStart = putDoc(withBrowserId, 'mtxs', mtxId, {
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
    confirmedAt: null,
    takenAt: null,
  })
  return [withStart, { mtxId, cookies }]
}
