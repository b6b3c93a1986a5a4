import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { allOf } from '../world/world.ts'
import { isLive } from './applications.ts'

/** Refuses a person who has a live application, for whatever number. The error code is the real service's. */
export const resultCheck = route({
  method: 'POST',
  path: '/api/v1/application/result/check',
  ref: 'A-236',
  access: 'applicant',
  body: Type.Object({ ci: Type.String() }),
  handler: forApplicant((world, { body: { ci }, login }) => {
    if (!namesOnlyOwn(world, login, { ci })) return [world, EXPIRED]
    const taken = allOf(world, 'applications').some((application) => application.ci === ci && isLive(application))
    return [
      world,
      taken
        ? refusal(400, 'APL_DUPLICATE_CI', 'application.duplicate', { http: 200, result: null })
        : success({ result: 'SUCCESS' }),
    ]
  }),
})
