import { SESSION_SECONDS } from '#domain/entry-limits'
import type { Instant } from '#domain/kernel/calendar'
import { decideAdministrator } from '#domain/session/administrator'
import { refusal } from './answers.ts'
import type { SetCookie, Access, Answer, Call } from './handler.ts'
import { EXPIRED } from './tokens.ts'
import type { TokenDoc } from '../world/collections.ts'
import { isAtOffice } from '../world/settings.ts'
import { find, type World } from '../world/world.ts'

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>)

/** The cookies of a call. A name that comes twice keeps its first value, as the nearer one. */
export const readCookies = (header: string | undefined): Readonly<Record<string, string>> => {
  if (header === undefined) return NONE
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 0 || name === '' || name in cookies) continue
    cookies[name] = part.slice(at + 1).trim()
  }
  return cookies
}

/** A `Set-Cookie` line: path `/`, SameSite Lax, so that it comes along on a provider's way back. [E-188] [D1-03] */
export const cookieLine = (cookie: SetCookie): string =>
  `${cookie.name}=${cookie.value}; Path=/; Max-Age=${cookie.seconds}; SameSite=Lax${cookie.httpOnly === true ? '; HttpOnly' : ''}`

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The token that a call shows, if this world handed it out for this purpose and it has not expired. */
const validToken = (world: World, token: string | null, kind: TokenDoc['kind'], now: Instant): TokenDoc | null => {
  const known = token === null ? null : find(world, 'tokens', token)
  return known !== null && known.kind === kind && known.expiresAt > now ? known : null
}

/** The applicant of a call: the cookie `jwtToken`, without one the same value as bearer. A countdown token is none. */
export const loginOf = (
  world: World,
  call: { readonly cookie: string | undefined; readonly authorization: string | undefined; readonly now: Instant },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call.now)

/** The administrator of a call, by bearer. */
export const adminOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', now)

/** Why a call may not be made, null when it may. [A-235] [P-273] [P-320] */
export const accessRefusal = (
  world: World,
  access: Access,
  who: { readonly login: TokenDoc | null; readonly admin: TokenDoc | null },
): Answer | null => {
  if (access === 'applicant' && who.login === null) return EXPIRED
  if (access !== 'administrator') return null
  if (who.admin === null) return refusal(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken')
  if (decideAdministrator({ tokenValid: true, role: who.admin.role }).verdict !== 'open' || !isAtOffice(world))
    return refusal(403, 'ADMIN_FORBIDDEN', 'admin.noPermission')
  return null
}

/**
 * Name of the cookie that tells one browser from another, so that a certification counts only where it was started or
 * reported. No script reads it; the documents do not name it, and no page has to know it. [E-188]
 */
export const BROWSER_COOKIE = 'browser'

/** The browser of a call, null where no certification was started or reported in it yet. */
export const browserOf = ({ cookies }: Pick<Call, 'cookies'>): string | null => cookies[BROWSER_COOKIE] || null

export const browserCookie = (browser: string): SetCookie => ({
  name: BROWSER_COOKIE,
  value: browser,
  seconds: SESSION_SECONDS,
  httpOnly: true,
})

/** The cookie for a browser that has none yet: it gets it before it certifies, so that no answer that is lost takes it away. */
export const firstCookie = (call: Pick<Call, 'cookies' | 'ids'>): readonly SetCookie[] =>
  browserOf(call) === null ? [browserCookie(call.ids.token())] : []

/** The browser of a call that starts or reports a certification; one that is not known yet gets its name here. */
export const boundBrowser = (call: Pick<Call, 'cookies' | 'ids'>): string => browserOf(call) ?? call.ids.token()
