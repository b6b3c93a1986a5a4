import { type Session, EMPTY_SESSION } from '#domain/session/session'
import type { SessionStore } from '../kernel/session-store.port.ts'

/** Makes a session in memory that starts with the given fields; all other fields have their defaults. */
export const inMemorySession = (values: Partial<Session> = {}): SessionStore => {
  let session: Session = { ...EMPTY_SESSION, ...values }
  const listeners = new Set<(session: Session) => void>()
  const replace = (next: Session) => {
    session = next
    for (const listener of listeners) listener(session)
  }
  return {
    read: () => session,
    update: (change) => replace(change(session)),
    reset: () => replace(EMPTY_SESSION),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
