import { port } from '../token.ts'

/** The cookie `jwtToken`. The server sets it after a certification, and all tabs share it. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** Returns the application number in the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * True if the cookie does not belong to the applicant of the given token: compares `sub` of both tokens, or else
   * `aplyNo`. Always true for a cookie if this tab has no token. False in unclear cases, because the server decides
   * them. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
