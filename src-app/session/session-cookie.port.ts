import { port } from '../token.ts'

/** The cookie `jwtToken` that the server sets after a certification; it belongs to all tabs. [D1-03] [D1-233] */
export interface SessionCookie {
  readonly read: () => string | null
  readonly remove: () => void
}
export const SessionCookie = port<SessionCookie>('SessionCookie')
