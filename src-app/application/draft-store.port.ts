import type { Instant } from '#domain/kernel/calendar'
import { port } from '../token.ts'

/**
 * What lies in browser session storage while an application is being written: the entries of the form without resident
 * number, files, consents and checks, when they were saved, and a digest that says whose they are. [A-266] [D2-94]
 */
export type StoredDraft = {
  readonly owner: string
  readonly savedAt: Instant
  readonly entries: Readonly<Record<string, string>>
}

/** One draft per tab, under a key of its own that a session reset leaves alone. Synchronous, so that nothing typed is lost when the page leaves. */
export interface DraftStore {
  /** The draft, or null: none there, or what is there cannot be read (it is dropped then). */
  readonly read: () => StoredDraft | null
  /** Replaces the draft. A browser that refuses to store keeps it for as long as the page lives. */
  readonly write: (draft: StoredDraft) => void
  readonly remove: () => void
}
export const DraftStore = port<DraftStore>('DraftStore')
