import type { SessionCookie } from '../session/session-store.port.ts'

/** A cookie in memory; `set` is what the server would do. */
export const memoryCookie = (
  value: string | null = null,
  application: string | null = null,
): SessionCookie & { readonly set: (value: string | null) => void } => {
  let cookie = value
  return {
    read: () => cookie,
    application: () => (cookie === null ? null : application),
    remove: () => {
      cookie = null
    },
    set: (next) => {
      cookie = next
    },
  }
}
