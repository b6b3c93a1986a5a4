import type { Session } from '#domain/session/session'
import { port } from '../token.ts'

/** Synchronous. Kept in memory if the storage does not work. [P-268] [E-137] */
export interface SessionStore {
  readonly read: () => Session
  /** Calls the listeners, too. */
  readonly update: (change: (session: Session) => Session) => void
  /** Changes no other store, such as the records or the administrator's token. */
  readonly reset: () => void
  readonly subscribe: (listener: (session: Session) => void) => () => void
}
export const SessionStore = port<SessionStore>('SessionStore')
