import type { FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/calendar'
import { decideAdministrator } from '#domain/admin/administrator'
import { rejection } from './answers.ts'
import { BROWSER_COOKIE, SECURE_BROWSER_COOKIE } from './browsers.ts'
import type { SetCookie, Access, Answer } from './handler.ts'
import { TOKEN_EXPIRED } from './tokens.ts'
import type { TokenDoc } from '../world/collections.ts'
import { isAtOffice } from '../world/settings.ts'
import { find, type World } from '../world/world.ts'

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>)

/**
 * Parses the cookies of a call. The first value of a repeated name wins, because its path is more specific. Over HTTPS
 * the browser cookie is read only under its `__Host-` name.
 */
export const readCookies = (header: string | undefined, isHttps = false): Readonly<Record<string, string>> => {
  if (header === undefined) return NONE
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    const sent = part.slice(0, equals).trim()
    if (equals < 0 || sent === '' || (isHttps && sent === BROWSER_COOKIE)) continue
    const name = isHttps && sent === SECURE_BROWSER_COOKIE ? BROWSER_COOKIE : sent
    if (!(name in cookies)) cookies[name] = part.slice(equals + 1).trim()
  }
  return cookies
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookies of this call, parsed once; null before that. */
    cookies: Readonly<Record<string, string>> | null
  }
}

export const cookiesOf = (request: FastifyRequest, isHttps: boolean): Readonly<Record<string, string>> =>
  (request.cookies ??= readCookies(request.headers.cookie, isHttps))

/**
 * Returns a `Set-Cookie` line: path `/` and SameSite Lax, so that it is sent when the provider redirects back. Over
 * HTTPS it adds `Secure`, and `__Host-` unless the specification gives the name. [E-188] [D1-03]
 */
export const cookieLine = ({ name, value, seconds, httpOnly }: SetCookie, isHttps = false): string =>
  `${isHttps && name === BROWSER_COOKIE ? SECURE_BROWSER_COOKIE : name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax` +
  (httpOnly === true ? '; HttpOnly' : '') +
  (isHttps ? '; Secure' : '')

const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null)

/** The time of the check and of the call's arrival: a token may be renewed while a form is still being sent. */
type Times = { readonly now: Instant; readonly arrivedAt?: Instant | null }

/** Returns the token of a call if this world issued it for this purpose and it is neither expired nor renewed. */
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

/** Returns the applicant of a call, from the cookie `jwtToken` or a bearer token. Countdown tokens do not count. */
export const loginOf = (
  world: World,
  call: Times & { readonly cookie: string | undefined; readonly authorization: string | undefined },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call)

/** Returns the administrator of a call, from a bearer token. */
export const adminOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', { now })

/** Returns the rejection of a call by its access rule; null if the call is allowed. [A-235] [P-273] [P-320] */
export const accessRejection = (
  world: World,
  access: Access,
  who: { readonly login: TokenDoc | null; readonly admin: TokenDoc | null },
): Answer | null => {
  if (access === 'applicant' && who.login === null) return TOKEN_EXPIRED
  if (access !== 'administrator') return null
  if (who.admin === null) return rejection(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken')
  const by = decideAdministrator({ tokenValid: true, role: who.admin.role }, isAtOffice(world))
  if (by.verdict !== 'open') return rejection(403, 'ADMIN_FORBIDDEN', 'admin.noPermission', { by })
  return null
}
