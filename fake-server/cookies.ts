import type { SetCookie } from './handler.ts'

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
