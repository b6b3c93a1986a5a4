import type { Instant } from '../kernel/calendar.ts'

/** The form that a draft belongs to; a supplement is that of one proof. */
export type ProofDraftKey =
  | 'general'
  | 'direct'
  | 'carriers'
  | 'opinion'
  | `supplement ${string}`
  | `baseSupplement ${string}`

/** What was typed or ticked, by the form's own names. Never an agreement, a name of a person, the resident number. [P-317] [D3-99] */
export type ProofDraftEntries = Readonly<Record<string, string>>

/**
 * `owner` is a digest of `ci` and business number, made elsewhere; `savedAt` an instant. Of files only the names are kept,
 * as chosen: they have to be chosen again. [P-317] [D3-99]
 */
export type ProofDraft = {
  readonly owner: string
  readonly savedAt: Instant
  readonly entries: ProofDraftEntries
  readonly files: readonly string[]
}

/** Nothing was entered and no file was chosen: there is nothing to keep. */
export const isEmptyDraft = ({ entries, files }: Pick<ProofDraft, 'entries' | 'files'>): boolean =>
  files.length === 0 && Object.values(entries).every((text) => text === '')
