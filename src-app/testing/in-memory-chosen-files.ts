import { Effect } from 'effect'
import type { ChosenFileStore, UnsentFile, UnsentFileName } from '../upload/chosen-file-store.port.ts'

const nameOf = ({ owner, form, place, file }: UnsentFileName) =>
  JSON.stringify([owner, form, place, file.name, file.size])

/** Chosen files in memory. */
export const inMemoryChosenFiles = (): ChosenFileStore => {
  const files = new Map<string, UnsentFile>()
  return {
    all: Effect.sync(() => [...files.values()].toSorted((a, b) => a.chosenAt - b.chosenAt)),
    put: (file) =>
      Effect.sync(() => {
        files.set(nameOf(file), file)
      }),
    remove: (gone) =>
      Effect.sync(() => {
        for (const file of gone) files.delete(nameOf(file))
      }),
  }
}
