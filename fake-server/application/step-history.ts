import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, ownApplication } from '../session/tokens.ts'
import { find, put } from '../world/world.ts'

/** Notes that the consent page was reached. */
export const saveStepHistory = route({
  method: 'POST',
  path: '/api/v1/auth/saveStepHistory',
  ref: 'A-237',
  access: 'applicant',
  query: Type.Object({ aplyNo: Type.Optional(Type.String()) }),
  handler: forApplicant((world, { query: { aplyNo = '' }, login, ids, now }) => {
    if (find(world, 'applications', aplyNo) === null)
      return [world, refusal(400, 'APL_NOT_FOUND', 'server.tokenUnknown')]
    if (ownApplication(world, login, aplyNo) === null) return [world, EXPIRED]
    const id = ids.id()
    return [put(world, 'stepHistory', id, { id, aplyNo, step: 'info-agree', body: null, at: now }), success()]
  }),
})
