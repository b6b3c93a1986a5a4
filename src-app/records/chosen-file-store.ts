import { Effect } from 'effect'
import type { DraftFormName } from '#domain/records/draft'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { type ServiceOf, useCase } from '../token.ts'
import { RecordStore } from './record-store.ts'

/** `place`: the file list in the form. */
export type ChosenFileWithList<F extends ChosenFile = ChosenFile> = { readonly place: string; readonly file: F }

type UnsentFile = ChosenFileWithList & { readonly form: DraftFormName }

const isUnsentFile = (value: unknown): value is UnsentFile =>
  typeof value === 'object' && value !== null && 'form' in value && 'place' in value && 'file' in value

/** Unique, because no list has two files of equal name and size. */
const nameOf = ({ form, place, file }: UnsentFile) => JSON.stringify([form, place, file.name, file.size])

/**
 * Restored after a reload to the same person and business; deleted when the form is sent or discarded, and after the
 * events in `KEPT_RECORDS`. Never fails. [D3-102]
 */
export const ChosenFileStore = useCase('ChosenFileStore', { records: RecordStore }, ({ records }) => {
  const ofForm = (form: DraftFormName) =>
    Effect.map(records.find('chosenFile'), (found) =>
      found.flatMap(({ value, isExpired }) =>
        !isExpired && isUnsentFile(value) && value.form === form ? [value] : [],
      ),
    )
  const remove = (files: readonly UnsentFile[]) => records.remove('chosenFile', files.map(nameOf))
  const inForm = (form: DraftFormName, files: readonly ChosenFileWithList[]): readonly UnsentFile[] =>
    files.map(({ place, file }) => ({ form, place, file }))

  return {
    keep: (form: DraftFormName, files: readonly ChosenFileWithList[]): Effect.Effect<void> =>
      Effect.forEach(inForm(form, files), (file) => records.put('chosenFile', nameOf(file), file), { discard: true }),
    /** When they were removed from their lists. */
    remove: (form: DraftFormName, files: readonly ChosenFileWithList[]): Effect.Effect<void> =>
      remove(inForm(form, files)),
    /** In the order they were chosen. */
    restore: (form: DraftFormName): Effect.Effect<readonly ChosenFileWithList[]> => ofForm(form),
    /** When the form was sent or discarded. */
    discard: (form: DraftFormName): Effect.Effect<void> => Effect.flatMap(ofForm(form), remove),
  } as const
})
export type ChosenFileStore = ServiceOf<typeof ChosenFileStore>
