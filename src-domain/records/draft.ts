import { DRAFT_FORMS, type DraftFormRow } from './draft-forms.table.ts'

/**
 * The key under which session storage has all unsent forms. A reset of the session does not remove it. [A-266] [P-317]
 * [D3-99]
 */
export const DRAFTS_STORAGE_KEY = 'portal-drafts'

/** A form that is saved until it is sent. [A-264] [P-317] */
export type DraftForm = keyof typeof DRAFT_FORMS
type SingleForm = { [form in DraftForm]: (typeof DRAFT_FORMS)[form]['target'] extends null ? form : never }[DraftForm]
type FormWithTarget = Exclude<DraftForm, SingleForm>

/**
 * The name under which the draft of a form is stored: the form and, for a supplement, the id of its proof; for an edit,
 * the number of its application. [D2-139]
 */
export type DraftFormName = SingleForm | `${FormWithTarget} ${string}`

export type FormOfDraft<Name extends DraftFormName> = Name extends `${infer Form extends FormWithTarget} ${string}`
  ? Form
  : Name & SingleForm

/** Returns the form in the name of a draft, without the proof id or application number. */
export const draftFormOf = <Name extends DraftFormName>(name: Name): FormOfDraft<Name> =>
  name.split(' ')[0] as FormOfDraft<Name>

/** Returns the stored name of a draft; null if no form has this name. */
export const parseDraftFormName = (name: string): DraftFormName | null => {
  const row = Object.entries<DraftFormRow>(DRAFT_FORMS).find(([form]) => form === name.split(' ')[0])?.[1]
  return row !== undefined && (row.target !== null) === name.includes(' ') ? (name as DraftFormName) : null
}

/**
 * An unsent form: its entries and ticks by field name, and the names of its files, but not the files. [A-266] [P-317]
 * [D3-99]
 */
export type Draft<Entries = object> = { readonly entries: Entries; readonly files: readonly string[] }

/** True if nothing was entered and no file was selected, so that there is nothing to store. [P-317] */
export const isEmptyDraft = ({ entries, files }: Draft): boolean =>
  files.length === 0 && Object.values(entries).every(({ length }: string | readonly unknown[]) => length === 0)
