import { Option, Schema } from 'effect'
import { SessionStore } from '#app/kernel/session-store.port'
import { EMPTY_SESSION, SESSION_STORAGE_KEY, type Session } from '#domain/session/session'
import { SESSION_VERSION, parseStoredSession, serialiseSession } from '../session/session-wire.ts'
import { type SessionStorageItem, makeSessionStorageItem } from '../storage/storage-item.ts'
import { adapter } from '../wiring/adapter.ts'

/** The stored session with its version and every field. [E-136] [P-268] */
const StoredRecord = Schema.fromJsonString(
  Schema.Struct({ version: Schema.Literal(SESSION_VERSION), session: Schema.Unknown }),
)

/**
 * Keeps the session of this tab; it is read from session storage only once. If the stored session is unreadable or has
 * another version, the defaults replace it without a message. [E-139] [P-268]
 */
export const makeSessionStore = (
  item: SessionStorageItem = makeSessionStorageItem(SESSION_STORAGE_KEY),
): SessionStore => {
  const listeners = new Set<(session: Session) => void>()
  let session = readStored(item)
  const replace = (next: Session) => {
    session = next
    for (const listener of listeners) listener(session)
  }
  return {
    read: () => session,
    update: (change) => {
      const next = change(session)
      item.write(serialiseSession(next))
      replace(next)
    },
    reset: () => {
      item.remove()
      replace(EMPTY_SESSION)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const readStored = (item: SessionStorageItem): Session => {
  const text = item.read()
  if (text === null) return EMPTY_SESSION
  const storedRecord = Option.getOrNull(Schema.decodeUnknownOption(StoredRecord)(text))
  const session = parseStoredSession(storedRecord?.session)
  if (session === null) item.remove()
  return session ?? EMPTY_SESSION
}

export const SessionStoreStorage = adapter(SessionStore, {}, () => makeSessionStore())
