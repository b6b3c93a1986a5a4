import type { Session } from '#domain/session/session'
import { port } from './token.ts'

/**
 * The session of this tab. All methods are synchronous. If the storage does not work, the session is kept in memory.
 * [P-268] [E-137]
 */
export interface SessionStore {
  readonly read: () => Session
  /** Replaces the session by the result of `change`, and calls the listeners. */
  readonly update: (change: (session: Session) => Session) => void
  /** Sets every field to its default. Changes no other store, such as the records or the administrator's token. */
  readonly reset: () => void
  readonly subscribe: (listener: (session: Session) => void) => () => void
}
export const SessionStore = port<SessionStore>('SessionStore')
