import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { SentMemory } from '#app/kernel/send-once'
import type { ArrivedFile, SentFile } from '#domain/proof/registration/same-registration'
import type { StoredFile } from '#domain/upload/stored-file'

/**
 * Makes the memory of the files that a form has sent. It is an entry of the form's draft, so that nothing is stored
 * twice, even after a reload of the page. `chosenNameOf` returns the name with which a stored file was chosen. [P-315]
 * [D3-139]
 */
export const makeSentFiles = (chosenNameOf: (file: StoredFile) => string) => {
  const items = signal<readonly SentFile[]>([])
  const paths = (): readonly string[] => items.peek().map(({ path }) => path)
  return {
    items,
    put: (savedFiles: readonly SentFile[]) => {
      items.value = savedFiles
    },
    forget: () => {
      items.value = []
    },
    paths,
    /** Returns the memory as a use case needs it. `saveNow` saves the draft. */
    memory: (saveNow: () => void): SentMemory<StoredFile> => ({
      sentBefore: paths(),
      add: (storedFiles) =>
        Effect.sync(() => {
          const fresh = storedFiles.filter(({ path }) => !paths().includes(path))
          items.value = [...items.peek(), ...fresh.map((file) => ({ path: file.path, name: chosenNameOf(file) }))]
          saveNow()
        }),
    }),
    /** Returns the name with which an arrived file was chosen; if that is unknown, the agency's name. */
    nameOf: ({ path, name }: ArrivedFile): string =>
      items.peek().find((file) => file.path === path)?.name ?? name ?? '',
  } as const
}
