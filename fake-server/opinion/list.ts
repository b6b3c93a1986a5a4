import { route } from '../handler.ts'
import { EXPIRED, forApplicant, ownApplication } from '../session/tokens.ts'
import { opinionOf, opinionsOf, opinionWire } from './opinion-wire.ts'

/** The opinions of the applicant, oldest first: an array, not the envelope of every other call. [P-292] [D3-97] */
export const listOpinions = route({
  method: 'GET',
  path: '/api/v1/opinionSubmit/list/:aplyNo',
  ref: 'P-292',
  access: 'applicant',
  handler: forApplicant((world, { params, login }) => {
    const application = ownApplication(world, login, params['aplyNo'])
    if (application === null) return [world, EXPIRED]
    const body = opinionsOf(world, application.aplyNo).map((opinion) =>
      opinionWire(application.aplyNo, opinionOf(world, opinion)),
    )
    return [world, { status: 200, body }]
  }),
})
