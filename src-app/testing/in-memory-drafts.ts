import type { DraftStore, StoredDraft } from '../application/drafts.ts'

/** A store of one draft in memory. */
export const inMemoryDrafts = (start: StoredDraft | null = null): DraftStore => {
  let draft = start
  return {
    read: () => draft,
    write: (next) => {
      draft = next
    },
    remove: () => {
      draft = null
    },
  }
}
