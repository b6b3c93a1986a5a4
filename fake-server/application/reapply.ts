import type { ApplicationStatus } from '#domain/application/status.table'
import { decideApplicationTransition } from '#domain/application/transitions'
import { refusal, success } from '../answers.ts'
import { businessOf } from '../business/businesses.ts'
import { route } from '../handler.ts'
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
