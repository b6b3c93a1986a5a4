import { port } from '../token.ts'

/** The cookie `jwtToken` that the server sets after a certification; it belongs to all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  /** The application number that the cookie's token names, null where it cannot be told. [E-141] */
  readonly application: () => string | null
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
