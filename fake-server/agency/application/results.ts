import { decideSignIn } from '#domain/identity/sign-in'
import { MAX_LISTED_PROOFS } from '#domain/proof/proof'
import { okAnswerSchema, rejectedAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { endpoint } from '../../http/handler.ts'
import { ClosedObject, Nullable, Type } from '../../world/schema.ts'
import { allDocs, findDoc, putDoc } from '../../world/world.ts'
import {
  applicationsOfBusiness,
  decideDuplicateInWorld,
  liveApplicationOfBusiness,
  registeredApplicationOfBusiness,
  shownApplicationOf,
} from '../applicant/applications.ts'
import { findOwnApplicationOrReject, rejectIfForeign } from '../applicant/own-application.ts'
import { isFreshlyCertified } from '../identity/certifications.ts'
import { ApplicationWireSchema, toApplicationWire } from './application-wire.ts'
import { deliveryTotalOf } from './delivery-total.ts'

/**
 * Returns the application of a business number and a person: the live one, or if there is none, the last submitted one.
 * Fails with 401 if the number is not that of the token, or if the token's application now has another number. Fails
 * with "not found" for another person's application. [A-248] [P-274] [E-209]
 */
export const getApplicationByBusinessNumber = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/application/result/detail/brno',
  ref: 'A-247',
  body: Type.Object({
    ci: Type.String(),
    brno: Type.String(),
    pageRequest: Type.Optional(
      Type.Object({
        page: Type.Optional(Type.Integer({ minimum: 0 })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LISTED_PROOFS })),
        sortBy: Type.Optional(Type.String()),
        sortDirection: Type.Optional(Type.String()),
      }),
    ),
  }),
  answer: Type.Union([
    okAnswerSchema({ result: ApplicationWireSchema }),
    rejectedAnswerSchema(['APL_NOT_FOUND'], { result: Type.Null() }),
  ]),
  handler: (world, { body: { ci, brno, pageRequest }, login }) => {
    const ownApplication = findDoc(world, 'applications', login.aplyNo ?? '')
    rejectIfForeign(
      'shownApplication/foreign',
      login,
      { brno },
      ownApplication === null || ownApplication.brNo === brno,
    )
    const applications = applicationsOfBusiness(world, brno).filter(
      (candidate) => candidate.ci === ci && ci === login.ci,
    )
    const application =
      shownApplicationOf(applications) ??
      reject('shownApplication/application', 404, 'APL_NOT_FOUND', 'server.noResult', { http: 200, result: null })
    return [world, okAnswer({ result: toApplicationWire(world, application, pageRequest) })]
  },
})

/** Returns the business number of a person's application, if the person was just certified. [E-189] */
export const getBusinessNumberByCi = endpoint({
  method: 'POST',
  path: '/api/v1/application/result/detail/ci',
  ref: 'E-189',
  rejects: ['AUTH_NOT_CERTIFIED'],
  body: Type.Object({ ci: Type.Optional(Type.String()) }),
  answer: Type.Union([
    okAnswerSchema({ result: ClosedObject({ brno: Type.String() }) }),
    rejectedAnswerSchema(['APL_NOT_FOUND'], { result: Type.Null() }),
  ]),
  handler: (world, call) => {
    const { ci = '' } = call.body
    const decision = decideSignIn({ certified: isFreshlyCertified(world, ci, call), application: true, person: 'own' })
    if (decision.verdict !== 'ok')
      reject('ownNumber/certified', 401, 'AUTH_NOT_CERTIFIED', 'guard.notCertified', { decision })
    const applications = allDocs(world, 'applications').filter((candidate) => candidate.ci === ci)
    const application =
      shownApplicationOf(applications) ??
      reject('ownNumber/application', 404, 'APL_NOT_FOUND', 'brno.noApplication', { http: 200, result: null })
    return [world, okAnswer({ result: { brno: application.brNo } })]
  },
})

/**
 * Rejects a person who has a live application under any business number. The error code is the code of the real
 * service.
 */
export const checkNoLiveApplication = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/application/result/check',
  ref: 'A-236',
  body: Type.Object({ ci: Type.String() }),
  answer: Type.Union([
    okAnswerSchema({ result: Type.String() }),
    rejectedAnswerSchema(['APL_DUPLICATE_CI'], { result: Type.Null() }),
  ]),
  handler: (world, { body: { ci }, login }) => {
    rejectIfForeign('duplicateCheck/foreign', login, { ci })
    const decision = decideDuplicateInWorld(world, { ci })
    if (decision.verdict !== 'none')
      reject('duplicateCheck/duplicate', 400, 'APL_DUPLICATE_CI', 'application.duplicate', {
        http: 200,
        result: null,
        decision,
      })
    return [world, okAnswer({ result: 'SUCCESS' })]
  },
})

/**
 * Returns the delivery cost in won that the platforms report for a business; null if they report none, or if this person
 * has not agreed to the exchange of delivery data. [A-239] [D1-966]
 */
export const getDeliveryTotal = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/application/info/delitotalamt',
  ref: 'A-239',
  body: Type.Object({ brno: Type.String() }),
  answer: okAnswerSchema({ result: Nullable(ClosedObject({ sprtAmt: Type.Integer() })) }),
  handler: (world, { body: { brno }, login }) => {
    rejectIfForeign('deliveryTotal/foreign', login, { brno })
    const application = liveApplicationOfBusiness(world, brno) ?? registeredApplicationOfBusiness(world, brno)
    const total = application === null ? null : deliveryTotalOf(world, application, login.ci)
    return [world, okAnswer({ result: total === null ? null : { sprtAmt: total } })]
  },
})

/** Records that the applicant reached the consent page. */
export const saveStepHistory = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/saveStepHistory',
  ref: 'A-237',
  rejects: ['APL_NOT_FOUND'],
  query: Type.Object({ aplyNo: Type.Optional(Type.String()) }),
  answer: okAnswerSchema(),
  handler: (world, { query: { aplyNo = '' }, login, ids, now }) => {
    if (findDoc(world, 'applications', aplyNo) === null)
      reject('stepHistory/unknown', 400, 'APL_NOT_FOUND', 'server.tokenUnknown')
    findOwnApplicationOrReject('stepHistory/foreign', world, login, aplyNo)
    const id = ids.id()
    return [putDoc(world, 'stepHistory', id, { id, aplyNo, step: 'info-agree', body: null, at: now }), okAnswer()]
  },
})
