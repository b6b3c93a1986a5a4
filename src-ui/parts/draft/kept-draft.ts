import { Effect } from 'effect'
import { KeepRecords } from '#app/session/keep-records'
import { SessionStore } from '#app/session/session-store.port'
import type { KeptDraft } from '#domain/session/kept-records'
import { services } from '../services.ts'

/**
 * Returns the draft that this tab stores for the person of the session. Without a session, returns the draft that waits
 * for the next certified person. Null if there is no draft. [D1-262]
 */
export const readKeptDraft = async (): Promise<KeptDraft | null> => {
  const container = await services()
  return Effect.runPromise(container.get(KeepRecords).draftOf(container.get(SessionStore).read()))
}
