import type { FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/calendar'
import { decideAdministrator } from '#domain/session/administrator'
import { rejection } from './answers.ts'
import { BROWSER_COOKIE } from './browsers.ts'
import type { SetCookie, Access, Answer } from './handler.ts'
import { EXPIRED } from './tokens.ts'
import type { TokenDoc } from '../world/collections.ts'
import { isAtOffice } from '../world/settings.ts'
import { find, type World } from '../world/world.ts'

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>)

/** A name that a browser takes by HTTPS alone, for this host alone and for all its paths. */
const HOST_ONLY = `__Host-${BROWSER_COOKIE}`

/**
 * The cookies of a call. A name that comes twice keeps its first value, as the nearer one. Behind HTTPS the browser's own
 * cookie counts under its `__Host-` name alone.
 */
export const readCookies = (header: string | undefined, isHttps = false): Readonly<Record<string, string>> => {
  if (header === undefined) return NONE
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    const sent = part.slice(0, equals).trim()
    if (equals < 0 || sent === '' || (isHttps && sent === BROWSER_COOKIE)) continue
    const name = isHttps && sent === HOST_ONLY ? BROWSER_COOKIE : sent
    if (!(name in cookies)) cookies[name] = part.slice(equals + 1).trim()
  }
  return cookies
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookies of this call; null before they are read, which is done once. */
    cookies: Readonly<Record<string, string>> | null
  }
}

export const cookiesOf = (request: FastifyRequest, isHttps: boolean): Readonly<Record<string, string>> =>
  (request.cookies ??= readCookies(request.headers.cookie, isHttps))

/**
 * A `Set-Cookie` line: path `/`, SameSite Lax, so that it comes along on a provider's way back; behind HTTPS `Secure`, and
 * `__Host-` where the documents do not give the name. [E-188] [D1-03]
 */
export const cookieLine = ({ name, value, seconds, httpOnly }: SetCookie, isHttps = false): string =>
  `${isHttps && name === BROWSER_COOKIE ? HOST_ONLY : name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax` +
  (httpOnly === true ? '; HttpOnly' : '') +
  (isHttps ? '; Secure' : '')

const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null)

/** When a call is judged, and when it came: a form may be under way while its token is renewed. */
type Times = { readonly now: Instant; readonly arrivedAt?: Instant | null }

/** The token of a call, if this world issued it for this purpose and it has neither expired nor been renewed. */
const validToken = (
  world: World,
  token: string | null,
  kind: TokenDoc['kind'],
  { now, arrivedAt }: Times,
): TokenDoc | null => {
  const known = token === null ? null : find(world, 'tokens', token)
  if (known === null || known.kind !== kind || known.expiresAt <= now) return null
  return known.endedAt === undefined || known.endedAt > (arrivedAt ?? now) ? known : null
}

/** The applicant of a call: the cookie `jwtToken`, or the same value as bearer. Countdown tokens do not count. */
export const loginOf = (
  world: World,
  call: Times & { readonly cookie: string | undefined; readonly authorization: string | undefined },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call)

/** The administrator of a call, by bearer. */
export const adminOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', { now })

/** Why a call may not be made, null when it may. [A-235] [P-273] [P-320] */
export const accessRejection = (
  world: World,
  access: Access,
  who: { readonly login: TokenDoc | null; readonly admin: TokenDoc | null },
): Answer | null => {
  if (access === 'applicant' && who.login === null) return EXPIRED
  if (access !== 'administrator') return null
  if (who.admin === null) return rejection(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken')
  if (decideAdministrator({ tokenValid: true, role: who.admin.role }).verdict !== 'open' || !isAtOffice(world))
    return rejection(403, 'ADMIN_FORBIDDEN', 'admin.noPermission')
  return null
}
