import { IDENTITY_METHODS } from '#domain/identity/methods.table'
import { route, type Handler } from '../handler.ts'
import { rememberStart, Start } from './start.ts'

const methodOf = (reqSvcCd: string | undefined): string =>
  Object.values(IDENTITY_METHODS).find((row) => row.reqSvcCd !== null && row.reqSvcCd === reqSvcCd)?.method ?? 'joint'

/**
 * Starts a certification with an integrated provider: the values that the page posts into the window, and where to. The
 * one-time `state` of the start comes back in `reservedMsg`. [E-191] [D1-25]
 */
const request =
  (kind: 'integration' | 'kftc'): Handler<Start> =>
  (world, call) => {
    const { body, ids, addresses } = call
    const method = kind === 'kftc' ? 'financial' : methodOf(body.reqSvcCd)
    const [after, { mtxId, cookies }] = rememberStart(world, call, method, body)
    const data = {
      mid: 'MOCKMID01',
      reqSvcCd: body.reqSvcCd ?? '',
      mtxId,
      authHash: ids.token(),
      flgFixedUser: 'N',
      userHash: '',
      reservedMsg: body.state ?? '',
      url: `${addresses.outside}/provider/${method}`,
    }
    return [after, { status: 200, body: { success: true, data }, cookies, isRepeatable: true }]
  }

export const integrationRequest = route({
  method: 'POST',
  path: '/api/v1/auth/integration/request',
  ref: 'E-191',
  body: Start,
  handler: request('integration'),
})

export const kftcRequest = route({
  method: 'POST',
  path: '/api/v1/auth/integration/kftc/request',
  ref: 'E-191',
  body: Start,
  handler: request('kftc'),
})
