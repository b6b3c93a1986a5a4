import { Effect } from 'effect'
import type { DraftFormName } from '#domain/records/draft'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from './record-store.ts'

/** A chosen file, and the file list in the form to which it belongs. */
export type ChosenFileWithList<F extends ChosenFile = ChosenFile> = { readonly place: string; readonly file: F }

type UnsentFile = ChosenFileWithList & { readonly form: DraftFormName }

const isUnsentFile = (value: unknown): value is UnsentFile =>
  typeof value === 'object' && value !== null && 'form' in value && 'place' in value && 'file' in value

/** Returns the record name of a file. It is unique, because no list has two files of equal name and size. */
const nameOf = ({ form, place, file }: UnsentFile) => JSON.stringify([form, place, file.name, file.size])

/**
 * Stores the chosen files of an unsent form, and restores them after a reload to the same person and business. Deletes
 * them when the form is sent or discarded, and after the events in `KEPT_RECORDS`. Never fails. [D3-102]
 */
export const ChosenFileStore = useCase('ChosenFileStore', { records: RecordStore }, ({ records }) => {
  const ofForm = (form: DraftFormName) =>
    Effect.map(records.find('chosenFile'), (storedRecords) =>
      storedRecords.flatMap(({ value, isExpired }) =>
        !isExpired && isUnsentFile(value) && value.form === form ? [value] : [],
      ),
    )
  const remove = (files: readonly UnsentFile[]) => records.removeFromDatabase('chosenFile', files.map(nameOf))
  const inForm = (form: DraftFormName, files: readonly ChosenFileWithList[]): readonly UnsentFile[] =>
    files.map(({ place, file }) => ({ form, place, file }))

  return {
    keep: (form: DraftFormName, files: readonly ChosenFileWithList[]): Effect.Effect<void> =>
      Effect.forEach(inForm(form, files), (file) => records.put('chosenFile', nameOf(file), file), { discard: true }),
    /** Deletes files that were removed from their lists. */
    remove: (form: DraftFormName, files: readonly ChosenFileWithList[]): Effect.Effect<void> =>
      remove(inForm(form, files)),
    /** Returns the files of a form in the order they were chosen. */
    restore: (form: DraftFormName): Effect.Effect<readonly ChosenFileWithList[]> => ofForm(form),
    /** Deletes the files of a form that was sent or discarded. */
    discard: (form: DraftFormName): Effect.Effect<void> => Effect.flatMap(ofForm(form), remove),
  } as const
})
export type ChosenFileStore = ServiceOf<typeof ChosenFileStore>
