import { decideApplicationTransition } from '#domain/application/transitions'
import { SERVER_TEXT } from '#server-rules/server-text'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { recordHistory } from '../../world/history.ts'
import { ClosedObject, Type } from '../../world/schema.ts'
import { changeDoc, removeDoc } from '../../world/world.ts'
import {
  decideDuplicateInWorld,
  registeredOrNewApplication,
  toApplicationWithApplicant,
  withApplicant,
} from '../applicant/applications.ts'
import { namedApplicationOrReject } from '../applicant/own-application.ts'
import { businessOrDefault, decideTaxStatusOf, TAX_STATUS_REFUSALS } from '../business/businesses.ts'

/**
 * Replaces a deleted application by the registration of its business number, which has to be submitted. Rejects the
 * call if the tax office or another application would block the new one, so that the deleted one is not lost.
 * [A-246] [D1-671] [D3-757]
 */
export const reapplyForSupport = applicantEndpoint({
  method: 'PATCH',
  path: '/api/v1/application/reapply/:aplyNo',
  ref: 'A-251',
  rejects: ['APL_NOT_FOUND', 'APL_REAPPLY_NOT_ALLOWED', 'APL_DUPLICATE'],
  answer: okAnswerSchema({ result: ClosedObject({ aplyNo: Type.String() }) }),
  handler: (world, call) => {
    const { login, now } = call
    const application = namedApplicationOrReject(world, call)
    const { aplyNo } = application
    const decision = decideApplicationTransition({ who: 'applicant', action: 'reapply', from: application.status })
    if ('refused' in decision.verdict)
      reject('reapplication/status', 409, 'APL_REAPPLY_NOT_ALLOWED', 'server.reapplyNotAllowed', { decision })
    const business = businessOrDefault(world, application.brNo)
    const tax = decideTaxStatusOf(business)
    if (tax.verdict !== 'ok')
      reject('reapplication/taxStatus', 409, 'APL_REAPPLY_NOT_ALLOWED', TAX_STATUS_REFUSALS[tax.verdict], {
        decision: tax,
      })
    const { businessNumber } = toApplicationWithApplicant(application)
    const duplicateDecision = decideDuplicateInWorld(world, { ci: login.ci ?? '', businessNumber })
    if (duplicateDecision.verdict !== 'none')
      reject('reapplication/duplicate', 409, 'APL_DUPLICATE', 'server.createDuplicate', { decision: duplicateDecision })
    const withoutOldApplication = removeDoc(removeDoc(world, 'applications', aplyNo), 'consents', aplyNo)
    const [withRegistration, fresh] = registeredOrNewApplication(withoutOldApplication, business, now)
    const withOwner = changeDoc(withRegistration, 'applications', fresh.aplyNo, (before) =>
      withApplicant(before, login.ci),
    )
    const withOldHistory = recordHistory(withOwner, call, aplyNo, 'reapply', { next: fresh.aplyNo })
    return [
      recordHistory(withOldHistory, call, fresh.aplyNo, 'register', { before: aplyNo }),
      okAnswer({ message: SERVER_TEXT['server.reapplyDone'], result: { aplyNo: fresh.aplyNo } }),
    ]
  },
})
