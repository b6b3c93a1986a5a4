import { port } from '../kernel/token.ts'

/** The cookie `jwtToken`. The server sets it after a certification, and all tabs share it. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** Returns the application number in the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * True if the cookie belongs to a different applicant than the given token. Compares the claim `sub` of cookie and
   * token, or their application numbers if one of them has no `sub`. True if there is a cookie but the token is empty.
   * False if the claims cannot be compared, because the server then decides. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
