import type { FastifyRequest } from 'fastify'
import { BROWSER_COOKIE, SECURE_BROWSER_COOKIE } from './browsers.ts'
import type { SetCookie } from './handler.ts'

const NONE: Readonly<Record<string, string>> = Object.freeze(Object.create(null) as Record<string, string>)

/**
 * Parses the cookies of a call. The first value of a repeated name wins, because its path is more specific. Over HTTPS
 * the browser cookie is read only under its `__Host-` name.
 */
export const parseCookies = (header: string | undefined, isHttps = false): Readonly<Record<string, string>> => {
  if (header === undefined) return NONE
  const cookies: Record<string, string> = Object.create(null) as Record<string, string>
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    const sentName = part.slice(0, equals).trim()
    if (equals < 0 || sentName === '' || (isHttps && sentName === BROWSER_COOKIE)) continue
    const name = isHttps && sentName === SECURE_BROWSER_COOKIE ? BROWSER_COOKIE : sentName
    if (!(name in cookies)) cookies[name] = part.slice(equals + 1).trim()
  }
  return cookies
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The cookies of this call; null until they are parsed, which happens only once. */
    cookies: Readonly<Record<string, string>> | null
  }
}

export const cookiesOf = (request: FastifyRequest, isHttps: boolean): Readonly<Record<string, string>> =>
  (request.cookies ??= parseCookies(request.headers.cookie, isHttps))

/**
 * Returns a `Set-Cookie` line with path `/` and SameSite Lax, so that browsers send the cookie when the provider
 * redirects back. Over HTTPS, adds `Secure` and, unless the specification gives the name, `__Host-`. [E-188] [D1-03]
 */
export const formatSetCookie = ({ name, value, seconds, httpOnly }: SetCookie, isHttps: boolean): string =>
  `${isHttps && name === BROWSER_COOKIE ? SECURE_BROWSER_COOKIE : name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax` +
  (httpOnly === true ? '; HttpOnly' : '') +
  (isHttps ? '; Secure' : '')
