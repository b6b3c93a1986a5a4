import { Type } from '../schema.ts'
import { NO_FORM_NUMBER } from '../business/fixtures.table.ts'
import { route, type Answer, type Call } from '../handler.ts'
import { TEXT } from '../text.ts'
import { find, type World } from '../world/world.ts'
import { rememberStart, Start } from './simple-success.ts'

/** Of a person who is certified already there is no form to fill, only a sentence. [E-195] [E-110] */
const alreadyCertified: Answer = { status: 200, body: { status: 200, message: TEXT['cert.already'] } }

/** The form of the phone provider: an address and fields, never markup; the page adds `tr_add`. [D1-24] [D1-25] */
const formOf = (
  world: World,
  call: Pick<Call, 'ids' | 'now' | 'addresses' | 'cookies'>,
  start: Start,
): readonly [World, Answer] => {
  const [after, { mtxId: trCert, cookies }] = rememberStart(world, call, 'phone', start)
  const form = {
    action: `${call.addresses.outside}/provider/nice`,
    method: 'post',
    fields: { m: 'checkplusService', EncodeData: call.ids.token(), tr_cert: trCert, tr_add: start.state ?? '' },
  }
  return [after, { status: 200, body: { status: 200, message: 'Success', result: form }, cookies }]
}

/** Starts a phone verification of the application flow. [E-109] [E-195] */
export const nicePopup = route({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/popup',
  ref: 'E-195',
  query: Type.Object({ aplyNo: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { aplyNo = '' } = call.query
    const application = find(world, 'applications', aplyNo)
    return application !== null && application.submittedAt !== null
      ? [world, alreadyCertified]
      : formOf(world, call, { aplyNo, brNo: application?.brNo ?? null, pageSeparation: '0' })
  },
})

/** Starts a phone verification of the result flow; the number may be empty. [E-109] [E-195] [D1-05] */
export const niceResultPopup = route({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/resultpopup',
  ref: 'E-195',
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { brno = '' } = call.query
    return brno === NO_FORM_NUMBER
      ? [world, alreadyCertified]
      : formOf(world, call, { brNo: brno, pageSeparation: '1' })
  },
})

/** Starts a verification with the second phone provider. [E-194] */
export const kmcRequest = route({
  method: 'POST',
  path: '/api/v1/auth/kmc/request',
  ref: 'E-194',
  body: Start,
  handler: (world, call) => {
    const [after, { mtxId: trCert, cookies }] = rememberStart(world, call, 'phone', call.body)
    const data = { trCert, trUrl: `${call.addresses.outside}/provider/kmc`, certNum: call.ids.id() }
    return [after, { status: 200, body: { success: true, data }, cookies, isRepeatable: true }]
  },
})
