import { port } from '../token.ts'

/** Whether anything that was typed lies ready for the next certification; what it is, the forms read. [E-151] [E-176] */
export interface KeptDrafts {
  readonly any: () => boolean
  /** Whether the browser keeps anything for a reload at all; a private window or a full disk may refuse. [E-137] [E-139] */
  readonly areAccepted: () => boolean
}
export const KeptDrafts = port<KeptDrafts>('KeptDrafts')

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
