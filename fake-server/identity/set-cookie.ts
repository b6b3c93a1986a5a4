import { Type } from '../schema.ts'
import { SESSION_SECONDS } from '#domain/limits'
import { refusal, success } from '../answers.ts'
import { liveOf, registeredOf, shownOf, applicationsOf } from '../application/applications.ts'
import { route } from '../handler.ts'
import { issueToken, loginCookie } from '../session/tokens.ts'
import { amend } from '../world/world.ts'
import { freshCertifications } from './certifications.ts'

/**
 * Opens the session of a person who was certified in this browser, for a business number. Of a live application only its applicant gets in;
 * otherwise whoever was certified for the number, or the person of the last application. [E-188] [D1-28]
 */
export const setJwtCookie = route({
  method: 'POST',
  path: '/api/v1/auth/setJwtCookie',
  ref: 'E-188',
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { brno = '' } = call.query
    const live = liveOf(world, brno)
    const application = live ?? registeredOf(world, brno) ?? shownOf(applicationsOf(world, brno))
    const certified = freshCertifications(world, call).find(({ ci, brNo, aplyNo }) =>
      application === null
        ? false
        : live !== null
          ? ci === live.ci
          : ci === application.ci || brNo === brno || aplyNo === application.aplyNo,
    )
    if (application === null || certified === undefined)
      return [world, refusal(401, 'AUTH_NOT_CERTIFIED', 'guard.needCert')]
    const { aplyNo } = application
    const owned =
      application.status === null
        ? amend(world, 'applications', aplyNo, (before) => ({ ...before, ci: certified.ci }))
        : world
    const holder = { kind: 'login' as const, brNo: brno, aplyNo, ci: certified.ci }
    const [after, token] = issueToken(owned, call, SESSION_SECONDS, holder)
    return [after, { ...success(), cookies: [loginCookie(token, SESSION_SECONDS)] }]
  },
})
