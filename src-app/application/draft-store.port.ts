import type { Draft, DraftField } from '#domain/application/draft'
import { port } from '../token.ts'

/** A draft as it lies in storage: an older one may lack entries that a form has today. */
export type StoredDraft = Pick<Draft, 'owner' | 'savedAt'> & {
  readonly entries: Readonly<Partial<Record<DraftField, string>>>
}

/** One draft per tab, under a key of its own that a session reset leaves alone. Synchronous, so that nothing typed is lost when the page leaves. */
export interface DraftStore {
  /** The draft, or null: none there, or what is there cannot be read (it is dropped then). */
  readonly read: () => StoredDraft | null
  /** Replaces the draft. A browser that refuses to store keeps it for as long as the page lives. */
  readonly write: (draft: Draft) => void
  readonly remove: () => void
}
export const DraftStore = port<DraftStore>('DraftStore')
