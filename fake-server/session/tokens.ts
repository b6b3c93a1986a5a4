import { isSameApplicant } from '#domain/application/application'
import { EXTENSION_SECONDS } from '#domain/entry-limits'
import { refusal, success } from '../answers.ts'
import { type Answer, type Call, type Handler, type SetCookie, route } from '../handler.ts'
import { Type } from '../schema.ts'
import type { ApplicationDoc, TokenDoc } from '../world/collections.ts'
import { find, put, type World } from '../world/world.ts'

/** The cookie that carries an applicant's token; the page reads it, so it is not HttpOnly. [D1-03] [E-188] */
export const loginCookie = (token: string, seconds: number): SetCookie => ({ name: 'jwtToken', value: token, seconds })

/**
 * A token in the form of a JWT, whose claims name its application, so that a tab can tell whether the cookie is of the same
 * one. Nobody here trusts them: what counts is the token as a whole. [E-141]
 */
const namingApplication = (secret: string, aplyNo: string | null): string =>
  [{ alg: 'none' }, { aplyNo: aplyNo ?? '' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat(secret)
    .join('.')

/** Hands out a token for so many seconds. What is not named in `holder` is null. */
export const issueToken = (
  world: World,
  { ids, now }: Pick<Call, 'ids' | 'now'>,
  seconds: number,
  holder: Pick<TokenDoc, 'kind'> & Partial<TokenDoc>,
): readonly [World, string] => {
  const token = holder.kind === 'admin' ? ids.token() : namingApplication(ids.token(), holder.aplyNo ?? null)
  const expiresAt = now + seconds * 1000
  const nobody = { brNo: null, aplyNo: null, ci: null, adminId: null, role: null }
  return [put(world, 'tokens', token, { ...nobody, ...holder, token, expiresAt }), token]
}

/** Seconds left of a token of any kind, 0 for one that is unknown or has expired. [E-186] */
export const secondsLeftOf = (world: World, token: string, now: number): number =>
  Math.max(0, Math.ceil(((find(world, 'tokens', token)?.expiresAt ?? now) - now) / 1000))

/** What a call is answered that names a number, a person or an application of somebody else. [E-209] */
export const EXPIRED: Answer = refusal(401, 'AUTH_EXPIRED', 'guard.expired')

/** A call whose token has been checked. */
export type ApplicantCall<B, Q, P> = Call<B, Q, P> & { readonly login: TokenDoc }

/** For rows with access `applicant`, where the token is there before the handler is asked. */
export const forApplicant =
  <B, Q, P>(handler: (world: World, call: ApplicantCall<B, Q, P>) => readonly [World, Answer]): Handler<B, Q, P> =>
  (world, call) =>
    call.login === null ? [world, EXPIRED] : handler(world, call as ApplicantCall<B, Q, P>)

/** The application of this number if it belongs to the holder of the token: his business, and his or nobody's yet. [E-209] */
export const ownApplication = (world: World, login: TokenDoc, aplyNo: unknown): ApplicationDoc | null => {
  const application = typeof aplyNo === 'string' ? find(world, 'applications', aplyNo) : null
  if (application === null || application.brNo !== login.brNo) return null
  return application.ci === null || isSameApplicant(applicantOf(application), applicantOf(login)) ? application : null
}

/** Who an application or a token belongs to; nobody's equal where one of the two is missing. */
const applicantOf = ({ ci, brNo }: { readonly ci: string | null; readonly brNo: string | null }) => ({
  ci: ci ?? '',
  registrationNumber: brNo ?? '',
})

/** Does everything that a call names belong to the holder of its token? What it does not name is not asked. [E-209] [D1-29] */
export const namesOnlyOwn = (
  world: World,
  login: TokenDoc,
  named: { readonly brno?: unknown; readonly ci?: unknown; readonly aplyNo?: unknown },
): boolean =>
  (named.brno === undefined || named.brno === login.brNo) &&
  (named.ci === undefined || named.ci === login.ci) &&
  (named.aplyNo === undefined || ownApplication(world, login, named.aplyNo) !== null)

/**
 * A new token for a known application. Sent with the valid cookie of the same application it renews the cookie; else the
 * token runs a countdown and opens nothing. [E-187] [D1-02] [D1-03]
 */
export const tokenCreate = route({
  method: 'POST',
  path: '/api/v1/common/token/create',
  ref: 'E-187',
  query: Type.Object({ aplyNo: Type.Optional(Type.String()), seconds: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { aplyNo = '', seconds = '' } = call.query
    const life = /^\d{1,5}$/.test(seconds) ? Number(seconds) : 0
    const application = find(world, 'applications', aplyNo)
    if (application === null) return [world, refusal(400, 'TOKEN_UNKNOWN_APPLICATION', 'server.tokenUnknown')]
    if (life < 1 || life > EXTENSION_SECONDS)
      return [world, refusal(400, 'TOKEN_INVALID_SECONDS', 'server.tokenSeconds')]
    const { login } = call
    const renews = login !== null && login.aplyNo === aplyNo
    const holder = renews
      ? { kind: 'login' as const, brNo: login.brNo, aplyNo, ci: login.ci }
      : { kind: 'countdown' as const, brNo: application.brNo, aplyNo }
    const [after, token] = issueToken(world, call, life, holder)
    return [after, { ...success({ result: token }), ...(renews ? { cookies: [loginCookie(token, life)] } : {}) }]
  },
})

/** Seconds left of a token by the clock of this world; 0 for an unknown or expired one. [E-186] */
export const tokenRemaining = route({
  method: 'POST',
  path: '/api/v1/common/token/remaining',
  ref: 'E-186',
  query: Type.Object({ token: Type.String() }),
  handler: (world, { query, now }) => [world, success({ result: secondsLeftOf(world, query.token, now) })],
})
