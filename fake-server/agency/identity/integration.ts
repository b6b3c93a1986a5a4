import { IDENTITY_METHODS } from '#domain/identity/methods.table'
import { foundAnswerSchema, rejectedAnswerSchema } from '../../http/answer-schemas.ts'
import { foundAnswer, reject } from '../../http/answers.ts'
import { browserIdOf } from '../../http/browsers.ts'
import { endpoint } from '../../http/handler.ts'
import { EachField, ClosedObject, Type } from '../../world/schema.ts'
import { changeDoc, findDoc } from '../../world/world.ts'
import { storeCertificationStart, CertificationStartBody } from './certification-start.ts'
import { decideUseOfStart, storeCertification } from './certifications.ts'
import { renewBrowserId } from './renew-browser-id.ts'

/** Returns the method for a service code; for an unknown code `integration`, the page with all methods. */
const methodOf = (reqSvcCd: string | undefined): string =>
  Object.values(IDENTITY_METHODS).find((row) => row.serviceCode === reqSvcCd)?.method ?? 'integration'

/** The values that open a provider's page. [E-191] */
const StartAnswer = Type.Union([
  foundAnswerSchema(
    ClosedObject(
      EachField(
        Type.String(),
        'mid',
        'reqSvcCd',
        'mtxId',
        'authHash',
        'flgFixedUser',
        'userHash',
        'reservedMsg',
        'url',
      ),
    ),
  ),
  ClosedObject({ success: Type.Literal(false) }),
])

/**
 * Starts a certification with an integrated provider. Returns the values that the page posts into the window, and the
 * URL to which it posts them. `reservedMsg` returns the one-time `state` of the start. [E-191] [D1-25]
 */
const startRoute = (path: string, methodFor: (reqSvcCd: string | undefined) => string) =>
  endpoint({
    method: 'POST',
    path,
    ref: 'E-191',
    body: CertificationStartBody,
    answer: StartAnswer,
    handler: (world, call) => {
      const { body, ids, addresses } = call
      const method = methodFor(body.reqSvcCd)
      const [after, { mtxId, cookies }] = storeCertificationStart(world, call, method, body)
      const data = {
        mid: 'MOCKMID01',
        reqSvcCd: body.reqSvcCd ?? '',
        mtxId,
        authHash: ids.token(),
        flgFixedUser: 'N',
        userHash: '',
        reservedMsg: body.state ?? '',
        url: `${addresses().outside}/provider/${method}`,
      }
      return [after, { ...foundAnswer(data), cookies }]
    },
  })

export const startIntegratedCertification = startRoute('/api/v1/auth/integration/request', methodOf)
export const startFinancialCertification = startRoute('/api/v1/auth/integration/kftc/request', () => 'financial')

/**
 * Returns the person whom the provider confirmed for the `mtxId`, and stores the certification. An id can be used only
 * once, within ten minutes of the confirmation, and only by the browser that started the certification. [E-189] [E-193]
 */
export const collectIntegratedCertification = endpoint({
  method: 'POST',
  path: '/api/v1/auth/integration/result',
  ref: 'E-193',
  body: Type.Object({ mtxId: Type.Optional(Type.String()) }),
  answer: Type.Union([
    foundAnswerSchema(ClosedObject(EachField(Type.String(), 'name', 'birthDay', 'ci'))),
    rejectedAnswerSchema(['AUTH_NOT_CONFIRMED'], { success: Type.Literal(false) }),
    ClosedObject({ success: Type.Literal(false) }),
  ]),
  handler: (world, call) => {
    const start = findDoc(world, 'mtxs', call.body.mtxId ?? '')
    const person = start?.ci == null ? null : findDoc(world, 'people', start.ci)
    const browserId = browserIdOf(world, call)
    const decision = decideUseOfStart(
      start,
      browserId !== null && start?.browser === browserId ? 'own' : 'other',
      call.now,
    )
    if (start?.confirmedAt == null || person === null || decision.verdict !== 'ok')
      reject('certificationResult/result', 400, 'AUTH_NOT_CONFIRMED', 'cert.failed', {
        http: 200,
        success: false,
        decision,
      })
    const { name, birthDay, ci } = person
    const withTakenResult = changeDoc(world, 'mtxs', start.mtxId, (before) => ({ ...before, takenAt: call.now }))
    const [withBrowserId, { browser, cookies }] = renewBrowserId(withTakenResult, call)
    const { method: provider, brNo, aplyNo } = start
    const certified = { ...person, provider, brNo, aplyNo, browser, at: start.confirmedAt }
    return [storeCertification(withBrowserId, call, certified), { ...foundAnswer({ name, birthDay, ci }), cookies }]
  },
})
