import type { SessionCookie } from '../session/session-cookie.port.ts'

/**
 * Makes a cookie in memory; `set` acts as the server. If `another` is true, the cookie belongs to another applicant
 * than every token that differs from it.
 */
export const inMemoryCookie = (
  value: string | null = null,
  application: string | null = null,
  { another = false }: { readonly another?: boolean } = {},
): SessionCookie & { readonly set: (value: string | null) => void } => {
  let cookie = value
  return {
    read: () => cookie,
    application: () => (cookie === null ? null : application),
    isOfAnother: (token) => another && cookie !== null && cookie !== token,
    remove: () => {
      cookie = null
    },
    set: (next) => {
      cookie = next
    },
  }
}
