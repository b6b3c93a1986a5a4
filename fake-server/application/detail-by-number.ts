import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { applicationWire } from './application-wire.ts'
import { applicationsOf, shownOf } from './applications.ts'

/**
 * The application of a number and a person: the live one, else the one submitted last. Of another number than that of the
 * token nothing is said (401); of another person's only that there is none. [A-247] [A-248] [P-274] [E-209]
 */
export const detailByNumber = route({
  method: 'POST',
  path: '/api/v1/application/result/detail/brno',
  ref: 'A-247',
  access: 'applicant',
  body: Type.Object({
    ci: Type.String(),
    brno: Type.String(),
    pageRequest: Type.Optional(
      Type.Object({
        page: Type.Optional(Type.Integer({ minimum: 0 })),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
        sortBy: Type.Optional(Type.String()),
        sortDirection: Type.Optional(Type.String()),
      }),
    ),
  }),
  handler: forApplicant((world, { body: { ci, brno, pageRequest }, login }) => {
    if (!namesOnlyOwn(world, login, { brno })) return [world, EXPIRED]
    const application = shownOf(applicationsOf(world, brno).filter((one) => one.ci === ci && ci === login.ci))
    return [
      world,
      application === null
        ? refusal(404, 'APL_NOT_FOUND', 'server.noResult', { http: 200, result: null })
        : success({ result: applicationWire(world, application, pageRequest) }),
    ]
  }),
})
