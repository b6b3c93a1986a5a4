import type { ApplicationStatus } from '#domain/application/status.table'
import { decideApplicationTransition } from '#domain/application/transitions'
import { refusal, success } from '../answers.ts'
import { businessOf } from '../business/businesses.ts'
import { route } from '../handler.ts'
import { mastersOf, proofStatusOf } from '../proof/stored-proofs.ts'
import { EXPIRED, forApplicant, ownApplication } from '../session/tokens.ts'
import { TEXT } from '../text.ts'
import { note } from '../world/history.ts'
import { amend, find, remove } from '../world/world.ts'
import { registerApplication } from './applications.ts'

/** Puts a new application, which has to be submitted, in the place of one that its applicant deleted. */
export const reapply = route({
  method: 'PATCH',
  path: '/api/v1/application/reapply/:aplyNo',
  ref: 'A-251',
  access: 'applicant',
  handler: forApplicant((world, call) => {
    const { params, login, now } = call
    const aplyNo = params['aplyNo'] ?? ''
    if (find(world, 'applications', aplyNo) === null) return [world, refusal(404, 'APL_NOT_FOUND', 'server.noResult')]
    const application = ownApplication(world, login, aplyNo)
    if (application === null) return [world, EXPIRED]
    const from = application.status as ApplicationStatus | null
    const { verdict } = decideApplicationTransition({ who: 'applicant', action: 'reapply', from })
    if ('refused' in verdict) return [world, refusal(409, 'APL_REAPPLY_NOT_ALLOWED', 'server.reapplyNotAllowed')]
    const removed = remove(remove(world, 'applications', aplyNo), 'consents', aplyNo)
    const [registered, fresh] = registerApplication(removed, businessOf(world, application.brNo), now)
    const owned = amend(registered, 'applications', fresh.aplyNo, (before) => ({ ...before, ci: login.ci }))
    return [
      note(note(owned, call, aplyNo, 'reapply', { next: fresh.aplyNo }), call, fresh.aplyNo, 'register', {
        before: aplyNo,
      }),
      success({ message: TEXT['server.reapplyDone'], result: { aplyNo: fresh.aplyNo } }),
    ]
  }),
})

/** Cancels an application for its applicant, unless its status or one of its proofs stands against it. [A-252] [D2-39] */
export const deleteDirect = route({
  method: 'DELETE',
  path: '/api/v1/application/delete-direct/:aplyNo',
  ref: 'A-252',
  access: 'applicant',
  handler: forApplicant((world, call) => {
    const aplyNo = call.params['aplyNo'] ?? ''
    if (find(world, 'applications', aplyNo) === null) return [world, refusal(404, 'APL_NOT_FOUND', 'server.noResult')]
    const application = ownApplication(world, call.login, aplyNo)
    if (application === null) return [world, EXPIRED]
    const from = application.status as ApplicationStatus | null
    const proofs = mastersOf(world, aplyNo).map((master) => proofStatusOf(master.status))
    const { verdict } = decideApplicationTransition({ who: 'applicant', action: 'cancel', from, proofs })
    if ('refused' in verdict) return [world, refusal(409, 'APL_CANCEL_NOT_ALLOWED', 'server.cancelNotAllowed')]
    const cancelled = amend(world, 'applications', aplyNo, (before) => ({
      ...before,
      status: verdict.to,
      changedAt: call.now,
    }))
    return [note(cancelled, call, aplyNo, 'delete-direct', { from }), success()]
  }),
})
