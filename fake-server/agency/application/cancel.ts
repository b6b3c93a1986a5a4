import { decideApplicationTransition } from '#domain/application/transitions'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { recordHistory } from '../../world/history.ts'
import { changeDoc } from '../../world/world.ts'
import { namedApplicationOrReject } from '../applicant/own-application.ts'
import { proofStatusesOfApplication } from '../proof/stored-proofs.ts'

/** Cancels an application for its applicant, if its status and its proofs allow it. [A-252] [D2-39] */
export const cancelApplication = applicantEndpoint({
  method: 'DELETE',
  path: '/api/v1/application/delete-direct/:aplyNo',
  ref: 'A-252',
  rejects: ['APL_NOT_FOUND', 'APL_CANCEL_NOT_ALLOWED'],
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const application = namedApplicationOrReject(world, call)
    const { aplyNo } = application
    const from = application.status
    const proofs = proofStatusesOfApplication(world, aplyNo)
    const decision = decideApplicationTransition({ who: 'applicant', action: 'cancel', from, proofs })
    if ('refused' in decision.verdict || decision.verdict.to === 'registered')
      reject('cancellation/status', 409, 'APL_CANCEL_NOT_ALLOWED', 'server.cancelNotAllowed', { decision })
    const { to } = decision.verdict
    const withCancellation = changeDoc(world, 'applications', aplyNo, (before) => ({
      ...before,
      status: to,
      changedAt: call.now,
    }))
    return [recordHistory(withCancellation, call, aplyNo, 'cancel', { from }), okAnswer()]
  },
})
