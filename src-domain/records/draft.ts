/**
 * The key under which session storage has all unsent forms. A reset of the session does not remove it. [A-266] [P-317]
 * [D3-99]
 */
export const DRAFTS_STORAGE_KEY = 'portal-drafts'

/**
 * A form that is saved until it is sent. A supplement belongs to one proof, an edit to one application. [A-264] [P-317]
 * [D2-139]
 */
export type DraftFormName =
  | 'application'
  | 'general'
  | 'direct'
  | 'carriers'
  | 'opinion'
  | `supplement ${string}`
  | `baseSupplement ${string}`
  | `accountEdit ${string}`
  | `businessEdit ${string}`

/**
 * An unsent form: its entries and ticks by field name, and the names of its files, but not the files. [A-266] [P-317]
 * [D3-99]
 */
export type Draft<Entries = object> = { readonly entries: Entries; readonly files: readonly string[] }

/** True if nothing was entered and no file was selected, so that there is nothing to store. [P-317] */
export const isEmptyDraft = ({ entries, files }: Draft): boolean =>
  files.length === 0 && Object.values(entries).every(({ length }: string | readonly unknown[]) => length === 0)
