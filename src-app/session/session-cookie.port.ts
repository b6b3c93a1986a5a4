import { port } from '../token.ts'

/** `jwtToken`, set by the server after a certification, and shared by all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** In the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * Compares the claim `sub`, or the application numbers if one side has none. True if there is a cookie but the token
   * is empty; false if nothing can be compared, because the server then decides. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
