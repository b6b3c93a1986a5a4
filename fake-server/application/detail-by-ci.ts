import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { isFreshlyCertified } from '../identity/certifications.ts'
import { allOf } from '../world/world.ts'
import { shownOf } from './applications.ts'

/** The business number of a person's application, for someone who has just been certified. [E-189] */
export const detailByCi = route({
  method: 'POST',
  path: '/api/v1/application/result/detail/ci',
  ref: 'E-189',
  body: Type.Object({ ci: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { ci = '' } = call.body
    if (!isFreshlyCertified(world, ci, call)) return [world, refusal(401, 'AUTH_NOT_CERTIFIED', 'guard.needCert')]
    const application = shownOf(allOf(world, 'applications').filter((one) => one.ci === ci))
    return application === null
      ? [world, refusal(404, 'APL_NOT_FOUND', 'brno.noApplication', { http: 200, result: null })]
      : [world, success({ result: { brno: application.brNo } })]
  },
})
