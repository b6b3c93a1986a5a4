import { decideSignIn } from '#domain/identity/sign-in'
import {
  SESSION_EXTENSION_SECONDS,
  SESSION_SECONDS,
  SHORTEST_EXTENSION_SECONDS,
  TOKEN_USES,
} from '#domain/session/timer'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { endpoint } from '../../http/handler.ts'
import { endToken, issueToken, toLoginCookie } from '../../http/tokens.ts'
import type { ApplicationDoc, TokenDoc } from '../../world/collections.ts'
import { ClosedObject, Type } from '../../world/schema.ts'
import { findDoc, type World, changeDoc } from '../../world/world.ts'
import {
  liveApplicationOfBusiness,
  registeredApplicationOfBusiness,
  shownApplicationOf,
  applicationsOfBusiness,
  withApplicant,
} from '../applicant/applications.ts'
import { findOwnApplication } from '../applicant/own-application.ts'
import { freshCertifications } from '../identity/certifications.ts'

const endOf = (token: TokenDoc | null, now: number): number =>
  token === null || token.endedAt !== undefined ? now : token.expiresAt

/** Returns the remaining seconds of a token of any kind; 0 if it is unknown, ended or expired. [E-186] */
const tokenSecondsLeft = (world: World, token: string, now: number): number =>
  Math.max(0, Math.ceil((endOf(findDoc(world, 'tokens', token), now) - now) / 1000))

/**
 * Creates a token for a known application. If the caller has a valid cookie of the applicant of this application, the
 * token renews the cookie. Otherwise the token is only for a countdown. [E-187] [D1-02] [D1-03] [D1-670]
 */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/v1/common/token/create',
  ref: 'E-187',
  rejects: ['TOKEN_UNKNOWN_APPLICATION', 'TOKEN_INVALID_SECONDS'],
  query: Type.Object({ aplyNo: Type.Optional(Type.String()), seconds: Type.Optional(Type.String()) }),
  answer: Type.Union([
    okAnswerSchema({ result: Type.String() }),
    ClosedObject({ success: Type.Literal(false), message: Type.String() }),
  ]),
  handler: (world, call) => {
    const { aplyNo = '', seconds = '' } = call.query
    const lifeSeconds = /^\d{1,5}$/.test(seconds) ? Number(seconds) : 0
    const application =
      findDoc(world, 'applications', aplyNo) ??
      reject('extension/application', 400, 'TOKEN_UNKNOWN_APPLICATION', 'server.tokenUnknown')
    if (lifeSeconds < SHORTEST_EXTENSION_SECONDS || lifeSeconds > SESSION_EXTENSION_SECONDS)
      reject('extension/seconds', 400, 'TOKEN_INVALID_SECONDS', 'server.tokenSeconds')
    const { login } = call
    const renews =
      login !== null && TOKEN_USES[findOwnApplication(world, login, aplyNo) === null ? 'foreign' : 'own'] === 'login'
    const holder = renews
      ? { kind: 'login' as const, brNo: login.brNo, aplyNo, ci: login.ci, renews: login.token }
      : { kind: 'countdown' as const, brNo: application.brNo, aplyNo }
    const [after, token] = issueToken(world, call, lifeSeconds, holder)
    return [after, okAnswer({ result: token }, renews ? [toLoginCookie(token, lifeSeconds)] : [])]
  },
})

/**
 * Returns the remaining seconds of a token by the clock of this world; 0 if it is unknown, ended or expired. [E-186]
 */
export const getTokenSecondsLeft = endpoint({
  method: 'POST',
  path: '/api/v1/common/token/remaining',
  ref: 'E-186',
  query: Type.Object({ token: Type.String() }),
  answer: okAnswerSchema({ result: Type.Integer() }),
  handler: (world, { query, now }) => [world, okAnswer({ result: tokenSecondsLeft(world, query.token, now) })],
})

/**
 * Signs in the person who was certified last in this browser, for a business number. For a live application, only its
 * applicant can sign in. For any other application, its last applicant can sign in, and everyone who was certified for
 * the business number or for the application. [E-188] [D1-28]
 */
export const openApplicantSession = endpoint({
  method: 'POST',
  path: '/api/v1/auth/setJwtCookie',
  ref: 'E-188',
  rejects: ['AUTH_NOT_CERTIFIED'],
  query: Type.Object({ brno: Type.Optional(Type.String()) }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const { brno = '' } = call.query
    const live = liveApplicationOfBusiness(world, brno)
    const fresh = freshCertifications(world, call)
    const certifiedFor = (application: ApplicationDoc) =>
      fresh.find(({ ci, brNo, aplyNo }) =>
        live === null ? ci === application.ci || brNo === brno || aplyNo === application.aplyNo : ci === application.ci,
      )
    // Anyone can make a registration, so a registration must not hide the last submitted application from its
    // applicant.
    const registeredApplication = registeredApplicationOfBusiness(world, brno)
    const shownApplication = shownApplicationOf(applicationsOfBusiness(world, brno))
    const candidates =
      live !== null ? [live] : [registeredApplication, shownApplication].filter((candidate) => candidate !== null)
    const application =
      candidates.find((candidate) => certifiedFor(candidate) !== undefined) ?? candidates.at(-1) ?? null
    const certified = application === null ? undefined : certifiedFor(application)
    const decision = decideSignIn({
      certified: fresh.length > 0,
      application: application !== null,
      person: certified !== undefined ? 'own' : live === null ? 'stranger' : 'otherApplicant',
    })
    if (decision.verdict !== 'ok' || application === null || certified === undefined)
      reject('signIn/person', 401, 'AUTH_NOT_CERTIFIED', 'guard.notCertified', { decision })
    const { aplyNo } = application
    const withOwner =
      application.status === null
        ? changeDoc(world, 'applications', aplyNo, (before) => withApplicant(before, certified.ci))
        : world
    const holder = { kind: 'login' as const, brNo: brno, aplyNo, ci: certified.ci }
    // A new certification ends the earlier session.
    const withoutEarlierToken = call.login === null ? withOwner : endToken(withOwner, call.login.token, call.now)
    const [after, token] = issueToken(withoutEarlierToken, call, SESSION_SECONDS, holder)
    return [after, okAnswer({}, [toLoginCookie(token, SESSION_SECONDS)])]
  },
})
