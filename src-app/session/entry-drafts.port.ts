import { port } from '../token.ts'

/**
 * Small drafts of the entry pages (answers of the self-check, typed digits), by page, in this tab only. What cannot be
 * read is nothing; the caller checks the form of what comes back. [E-202] [D1-234]
 */
export interface EntryDrafts {
  readonly read: (page: EntryDraftPage) => unknown
  readonly keep: (page: EntryDraftPage, draft: unknown) => void
  readonly drop: (page: EntryDraftPage) => void
}
export type EntryDraftPage = 'self-check' | 'bzmn-reg' | 'bzmn-result'
export const EntryDrafts = port<EntryDrafts>('EntryDrafts')
