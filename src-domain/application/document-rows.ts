import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { ChosenDocument, ChosenDocuments } from './application-form.ts'
import type { DocumentKey } from './documents.table.ts'
import type { AskedDocument } from './required-documents.table.ts'

/** Removes a document's row; the only remaining one stays. Its chosen file goes with it (see `withoutDocument`). */
export const removeRow = (
  rows: readonly DocumentKey[],
  document: DocumentKey,
): Checked<readonly DocumentKey[], 'file.lastRow'> =>
  rows.length <= 1 ? refused('file.lastRow') : accepted(rows.filter((row) => row !== document))

/** The asked documents whose rows were removed and may be added again, in their order. */
export const addableRows = (asked: readonly AskedDocument[], rows: readonly DocumentKey[]): readonly DocumentKey[] =>
  asked.map((row) => row.document).filter((document) => !rows.includes(document))

/** Puts a removed row back at its place among the asked documents. */
export const addRow = (
  asked: readonly AskedDocument[],
  rows: readonly DocumentKey[],
  document: DocumentKey,
): readonly DocumentKey[] =>
  asked.map((row) => row.document).filter((known) => known === document || rows.includes(known))

/** The chosen files without one document; a required one counts as missing from then on. */
export const withoutDocument = (chosen: ChosenDocuments, document: DocumentKey): ChosenDocuments =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => key !== document))

/** Takes a judged file into its row; a refused one leaves the earlier choice and every other row as they were. */
export const takeDocument = <File extends ChosenDocument, Code extends string>(
  chosen: Readonly<Partial<Record<DocumentKey, File>>>,
  document: DocumentKey,
  judged: Checked<File, Code>,
): Readonly<Partial<Record<DocumentKey, File>>> => (judged.ok ? { ...chosen, [document]: judged.value } : chosen)
