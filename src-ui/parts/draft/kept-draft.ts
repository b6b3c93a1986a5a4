import { runEffect } from '../run-effect.ts'
import { FindDrafts } from '#app/records/find-drafts'
import { SessionStore } from '#app/session/session-store.port'
import type { KeptDraft } from '#domain/records/kept-records'
import { loadServices } from '../services.ts'

/** For the session's person, or without a session for the next certified person; null if there is none. [D1-262] */
export const findKeptDraft = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  return runEffect(container.get(FindDrafts).draftOf(container.get(SessionStore).read()))
}

/**
 * Returns the draft that ended last, or null. Also null while a person is certified: the form or the end of the session
 * then reports it.
 */
export const clearEntriesOfExpiredDrafts = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  const session = container.get(SessionStore).read()
  return session.ci === '' ? runEffect(container.get(FindDrafts).clearEntriesOfExpiredDrafts(session)) : null
}

/** After they were reported. Returns the draft that ended last. */
export const deleteExpiredDrafts = async (): Promise<KeptDraft | null> => {
  const container = await loadServices()
  return runEffect(container.get(FindDrafts).deleteExpiredDrafts(container.get(SessionStore).read()))
}
