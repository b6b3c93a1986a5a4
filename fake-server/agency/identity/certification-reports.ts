import type { Static } from 'typebox'
import { foundAnswer, reject, successAnswer } from '../../http/answers.ts'
import { renewedBrowser } from '../../http/browsers.ts'
import { isFromElsewhere } from '../../http/callers.ts'
import { NO_FORM_NUMBER } from '../business/fixtures.table.ts'
import { endpoint, type Answer, type ReceivedCall, type SetCookie, type Handler } from '../../http/handler.ts'
import { EachField, SuccessAnswer, Fields, FoundAnswer, Type } from '../../world/schema.ts'
import { TEXT } from '../../http/text.ts'
import type { MtxDoc } from '../../world/collections.ts'
import { testToolsOf } from '../../world/settings.ts'
import { find, type World, put, allOf, changeDocument } from '../../world/world.ts'
import { freshCertifications, isFresh, storeCertification } from './certifications.ts'

/** The fields that a page sends to start a certification in a window. [D1-25] */
export const CertificationStartBody = Type.Object({
  reqSvcCd: Type.Optional(Type.String()),
  pageSeparation: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  state: Type.Optional(Type.String()),
  aplyNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  brNo: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})
export type CertificationStartBody = Static<typeof CertificationStartBody>

/** The stored start of a certification: its id, and the cookies that are set by the response to the start call. */
export type StartRecord = { readonly mtxId: string; readonly cookies: readonly SetCookie[] }

/**
 * Stores the start of a certification under a new id, with the browser that sent the start call. The provider and the
 * result call refer to this id. [E-191] [E-193] [E-194]
 */
export const rememberStart = (
  world: World,
  call: Pick<ReceivedCall, 'ids' | 'now' | 'cookies'>,
  method: string,
  start: CertificationStartBody,
): readonly [World, StartRecord] => {
  const mtxId = call.ids.token()
  const [renewed, { browser, cookies }] = renewedBrowser(world, call)
  const remembered = put(renewed, 'mtxs', mtxId, {
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
  return [remembered, { mtxId, cookies }]
}

/** The answer to a person who is already certified: a message without a form. [E-195] [E-110] */
const alreadyCertified: Answer = { status: 200, body: { status: 200, message: TEXT['cert.already'] } }

/**
 * Returns the form of the phone provider: an address and fields, never markup; the page adds `tr_add`. A cross-site
 * call, such as an image with this address, is rejected. [D1-24] [D1-25] [E-198]
 */
const formOf = (
  world: World,
  call: Pick<ReceivedCall, 'ids' | 'now' | 'addresses' | 'cookies' | 'headers'>,
  start: CertificationStartBody,
): readonly [World, Answer] => {
  if (isFromElsewhere(call.headers)) reject(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin')
  const [after, { mtxId: trCert, cookies }] = rememberStart(world, call, 'phone', start)
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
  SuccessAnswer({
    result: Fields({
      ...EachField(Type.String(), 'action', 'method'),
      fields: Fields(EachField(Type.String(), 'm', 'EncodeData', 'tr_cert', 'tr_add')),
    }),
  }),
  SuccessAnswer(),
])

/** Starts a phone certification of the application flow. [E-109] [E-195] */
export const nicePopup = endpoint({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/popup',
  ref: 'E-195',
  rejects: ['ORIGIN_FORBIDDEN'],
  query: Type.Object({ aplyNo: Type.Optional(Type.String()) }),
  answer: FormAnswer,
  handler: (world, call) => {
    const { aplyNo = '' } = call.query
    const application = find(world, 'applications', aplyNo)
    return application !== null && application.submittedAt !== null
      ? [world, alreadyCertified]
      : formOf(world, call, { aplyNo, brNo: application?.brNo ?? null, pageSeparation: '0' })
  },
})

/** Starts a phone certification of the result flow; the number may be empty. [E-109] [E-195] [D1-05] */
export const niceResultPopup = endpoint({
  method: 'GET',
  path: '/api/v1/auth/lib/nice/resultpopup',
  ref: 'E-195',
  rejects: ['ORIGIN_FORBIDDEN'],
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  answer: FormAnswer,
  handler: (world, call) => {
    const { brno = '' } = call.query
    return brno === NO_FORM_NUMBER
      ? [world, alreadyCertified]
      : formOf(world, call, { brNo: brno, pageSeparation: '1' })
  },
})

/** Starts a certification with the second phone provider. [E-194] */
export const kmcRequest = endpoint({
  method: 'POST',
  path: '/api/v1/auth/kmc/request',
  ref: 'E-194',
  body: CertificationStartBody,
  answer: Type.Union([
    FoundAnswer(Fields(EachField(Type.String(), 'trCert', 'trUrl', 'certNum'))),
    Fields({ success: Type.Literal(false) }),
  ]),
  handler: (world, call) => {
    const [after, { mtxId: trCert, cookies }] = rememberStart(world, call, 'phone', call.body)
    const data = { trCert, trUrl: `${call.addresses().outside}/provider/kmc`, certNum: call.ids.id() }
    return [after, { ...foundAnswer(data), cookies, isRepeatable: true }]
  },
})

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Report = Type.Object(EachField(Text, 'aplyNo', 'brNo', 'ci', 'name', 'phoneNumber', 'birthDay', 'provider'))

/**
 * Returns the simple certification of this person that the provider performed and that no report has used yet. [D1-26]
 */
const performed = (world: World, ci: string, now: number): MtxDoc | null =>
  allOf(world, 'mtxs').findLast(
    (mtx) =>
      mtx.method === 'simple' &&
      mtx.ci === ci &&
      mtx.outcome === 'confirmed' &&
      mtx.takenAt === null &&
      mtx.confirmedAt !== null &&
      isFresh(mtx.confirmedAt, now),
  ) ?? null

/**
 * Returns the world after a report, and the time of the certification; null if there is nothing to report. A performed
 * certification can be reported by one browser only. It then counts in that browser, which may repeat the report; a
 * repeated report does not make the certification newer. With the test tools on, no performed certification is needed.
 * [E-190] [E-196]
 */
const withReport = (
  world: World,
  ci: string,
  call: Pick<ReceivedCall, 'now' | 'cookies'>,
): readonly [World, number] | null => {
  const mtx = performed(world, ci, call.now)
  if (mtx !== null && mtx.confirmedAt !== null)
    return [changeDocument(world, 'mtxs', mtx.mtxId, (before) => ({ ...before, takenAt: call.now })), mtx.confirmedAt]
  if (testToolsOf(world)) return [world, call.now]
  const repeated = freshCertifications(world, call).find((certification) => certification.ci === ci)
  return repeated === undefined ? null : [world, repeated.at]
}

/**
 * Stores a reported simple certification; rejects a report without `ci`. The personal data comes from the provider, not
 * from the report. [E-190] [D1-27]
 */
const report: Handler<{ readonly [field in keyof (typeof Report)['properties']]?: string | null }> = (world, call) => {
  const { ci, provider, brNo, aplyNo } = call.body
  if (!ci) reject(400, 'AUTH_MISSING_CI', 'server.certMissingCi')
  const reported = withReport(world, ci, call)
  const person = find(world, 'people', ci)
  if (reported === null || person === null) reject(400, 'AUTH_NOT_CONFIRMED', 'cert.failed', { success: false })
  const [after, at] = reported
  const [renewed, { browser, cookies }] = renewedBrowser(after, call)
  const certified = { ...person, provider: provider ?? '', brNo: brNo || null, aplyNo: aplyNo || null, browser, at }
  return [storeCertification(renewed, call, certified), successAnswer({ success: true }, cookies)]
}

const reporting = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    ref: 'E-190',
    rejects: ['AUTH_MISSING_CI', 'AUTH_NOT_CONFIRMED'],
    body: Report,
    answer: SuccessAnswer({ success: Type.Literal(true) }),
    handler: report,
  })

export const simpleSuccess = reporting('/api/v1/auth/simple/success')
export const simpleResultSuccess = reporting('/api/v1/auth/simpleResult/success')
