import { SessionStore } from '#app/kernel/session-store.port'
import { TabDrafts } from '#app/records/tab-drafts'
import type { KeptDraft } from '#domain/records/kept-records'
import { runEffect } from '../services/run-effect.ts'
import { loadServices } from '../services/services.ts'

/**
 * Returns the draft that this tab stores for the person of the session. Without a session, returns the draft that waits
 * for the next certified person. Null if there is no draft. [D1-262]
 */
export const findKeptDraft = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  return runEffect(container.get(TabDrafts).draftOf(container.get(SessionStore).read()))
}

/**
 * Deletes the entries of those drafts of this tab that are too old to be restored. Returns the draft that ended last;
 * null if there is none. Does nothing and returns null while a person is certified, because the form or the message at
 * the end of the session then mentions the draft.
 */
export const clearEntriesOfExpiredDrafts = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  const session = container.get(SessionStore).read()
  return session.ci === '' ? runEffect(container.get(TabDrafts).clearEntriesOfExpiredDrafts(session)) : null
}

/**
 * Deletes those drafts of this tab that are too old, after they were reported. Returns the draft that ended last.
 * [A-265]
 */
export const deleteExpiredDrafts = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  return runEffect(container.get(TabDrafts).deleteExpiredDrafts(container.get(SessionStore).read()))
}
