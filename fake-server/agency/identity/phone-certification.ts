import { SERVER_TEXT } from '#server-rules/server-text'
import { okAnswerSchema, foundAnswerSchema } from '../../http/answer-schemas.ts'
import { foundAnswer, reject } from '../../http/answers.ts'
import { isCrossSite } from '../../http/callers.ts'
import { endpoint, type HandlerAnswer, type ReceivedCall } from '../../http/handler.ts'
import { EachField, ClosedObject, Type } from '../../world/schema.ts'
import { findDoc, type World } from '../../world/world.ts'
import { BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM } from '../business/fixtures.table.ts'
import { CertificationStartBody, storeCertificationStart } from './certification-start.ts'

/** The answer to a person who is already certified: a message without a form. [E-195] [E-110] */
const alreadyCertified: HandlerAnswer = { status: 200, body: { status: 200, message: SERVER_TEXT['cert.already'] } }

/**
 * Returns the form of the phone provider: a URL and fields, never markup; the page adds `tr_add`. A cross-site call,
 * such as an image with this URL, is rejected. [D1-24] [D1-25] [E-198]
 */
const formOf = (
  world: World,
  call: Pick<ReceivedCall, 'ids' | 'now' | 'addresses' | 'cookies' | 'headers'>,
  start: CertificationStartBody,
): readonly [World, HandlerAnswer] => {
  if (isCrossSite(call.headers)) reject('phoneStart/origin', 403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin')
  const [after, { mtxId: trCert, cookies }] = storeCertificationStart(world, call, 'phone', start)
  const form = {
    action: `${call.addresses().outside}/provider/nice`,
    method: 'post',
    fields: { m: 'checkplusService', EncodeData: call.ids.token(), tr_cert: trCert, tr_add: start.state ?? '' },
  }
  return [after, { status: 200, body: { status: 200, message: 'Success', result: form }, cookies }]
}

/**
 * The form that opens the page of the phone provider; missing for a person who is already certified. [D1-24] [D1-25]
 */
const FormAnswer = Type.Union([
  okAnswerSchema({
    result: ClosedObject({
      ...EachField(Type.String(), 'action', 'method'),
      fields: ClosedObject(EachField(Type.String(), 'm', 'EncodeData', 'tr_cert', 'tr_add')),
    }),
  }),
  okAnswerSchema(),
])

/** Starts a phone certification of the application flow. [E-109] [E-195] */
export const startPhoneCertification = endpoint({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/popup',
  ref: 'E-195',
  rejects: ['ORIGIN_FORBIDDEN'],
  query: Type.Object({ aplyNo: Type.Optional(Type.String()) }),
  answer: FormAnswer,
  handler: (world, call) => {
    const { aplyNo = '' } = call.query
    const application = findDoc(world, 'applications', aplyNo)
    return application !== null && application.submittedAt !== null
      ? [world, alreadyCertified]
      : formOf(world, call, { aplyNo, brNo: application?.brNo ?? null, pageSeparation: '0' })
  },
})

/** Starts a phone certification of the result flow; the business number may be empty. [E-109] [E-195] [D1-05] */
export const startPhoneCertificationForResult = endpoint({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/resultpopup',
  ref: 'E-195',
  rejects: ['ORIGIN_FORBIDDEN'],
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  answer: FormAnswer,
  handler: (world, call) => {
    const { brno = '' } = call.query
    return brno === BUSINESS_NUMBER_WITHOUT_CERTIFICATION_FORM
      ? [world, alreadyCertified]
      : formOf(world, call, { brNo: brno, pageSeparation: '1' })
  },
})

export const startPhoneCertificationAtSecondProvider = endpoint({
  method: 'POST',
  path: '/api/v1/auth/kmc/request',
  ref: 'E-194',
  body: CertificationStartBody,
  answer: Type.Union([
    foundAnswerSchema(ClosedObject(EachField(Type.String(), 'trCert', 'trUrl', 'certNum'))),
    ClosedObject({ success: Type.Literal(false) }),
  ]),
  handler: (world, call) => {
    const [after, { mtxId: trCert, cookies }] = storeCertificationStart(world, call, 'phone', call.body)
    const data = { trCert, trUrl: `${call.addresses().outside}/provider/kmc`, certNum: call.ids.id() }
    return [after, { ...foundAnswer(data), cookies }]
  },
})
