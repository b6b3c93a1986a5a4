import { Effect, Schema } from 'effect'
import type { ChosenFileStore, UnsentFile, UnsentFileName } from '#app/upload/chosen-file-store.port'
import type { DraftForm } from '#domain/application/draft'
import { type BrowserStore, makeBrowserStore } from '../storage/browser-store.ts'

/** A stored file without its bytes. Not every browser restores name and time of a `File`, so they are stored beside it. */
const StoredFile = Schema.Struct({
  owner: Schema.String,
  form: Schema.String,
  place: Schema.String,
  chosenAt: Schema.Finite,
  name: Schema.String,
  type: Schema.String,
  lastModified: Schema.Finite,
})
const hasFacts = Schema.is(StoredFile)
type StoredFile = typeof StoredFile.Type & { readonly bytes: Blob }
const isStoredFile = (value: unknown): value is StoredFile =>
  hasFacts(value) && 'bytes' in value && value.bytes instanceof Blob

const keyOf = ({ owner, form, place, file }: UnsentFileName) =>
  JSON.stringify([owner, form, place, file.name, file.size])

const fileOf = ({ owner, form, place, chosenAt, name, type, lastModified, bytes }: StoredFile): UnsentFile => ({
  owner,
  form: form as DraftForm,
  place,
  chosenAt,
  file: new File([bytes], name, { type, lastModified }),
})

/** Chosen files in the database of the browser. What cannot be read is deleted; a file that the device cannot read is not stored. [D3-102] */
export const makeChosenFilesStorage = (store: BrowserStore = makeBrowserStore('chosen-files')): ChosenFileStore => ({
  all: Effect.gen(function* () {
    const records = yield* store.records
    const broken = records.filter(({ value }) => !isStoredFile(value)).map(({ key }) => key)
    if (broken.length > 0) yield* store.remove(broken)
    return records
      .flatMap(({ value }) => (isStoredFile(value) ? [fileOf(value)] : []))
      .toSorted((a, b) => a.chosenAt - b.chosenAt)
  }),
  put: (unsent) =>
    Effect.gen(function* () {
      const { owner, form, place, chosenAt, file } = unsent
      // A file that the device cannot read is not stored. A `Blob` of the others lets the browser copy the bytes.
      yield* Effect.tryPromise(() => file.slice(0, 1).arrayBuffer())
      const bytes = new Blob([file])
      const lastModified = file instanceof File ? file.lastModified : 0
      const kept = { owner, form, place, chosenAt, name: file.name, type: file.type, lastModified, bytes }
      yield* store.put(keyOf(unsent), kept)
    }).pipe(Effect.catch(() => Effect.void)),
  remove: (files) => store.remove(files.map(keyOf)),
})
