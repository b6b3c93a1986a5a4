import { port } from '../token.ts'

/** The cookie `jwtToken`, set by the server after a certification and shared by all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** Returns the application number in the cookie's token; null if it cannot be read. [E-141] */
  readonly application: () => string | null
  /**
   * True if the cookie belongs to another applicant than the given token of this tab: compared by `sub` of both tokens,
   * otherwise by `aplyNo`. Always true for a cookie while this tab has no token; false in unclear cases, which the
   * server decides. [E-209] [D1-265]
   */
  readonly isOfAnother: (token: string) => boolean
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
