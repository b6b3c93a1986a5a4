import { Effect } from 'effect'
import { KeepRecords } from '#app/session/keep-records'
import { SessionStore } from '#app/session/session-store.port'
import type { KeptDraft } from '#domain/session/kept-records'
import { services } from '../services.ts'

/**
 * Returns the draft in this tab for the person of the session, or for the next certified person if there is none; null
 * if there is no draft. [D1-262]
 */
export const readKeptDraft = async (): Promise<KeptDraft | null> => {
  const container = await services()
  return Effect.runPromise(container.get(KeepRecords).draftOf(container.get(SessionStore).read()))
}
