import { signal } from '@preact/signals-react'
import type { ArrivedFile, SentFile } from '#domain/proof/same-proof'
import type { StoredFile } from '#domain/upload/stored-file'

/**
 * Makes the memory of the files that a form has sent. It is an entry of the form's draft, so that nothing is stored
 * twice, even after a reload of the page. `chosenNameOf` returns the name with which a stored file was chosen. [P-315]
 * [D3-18] [D3-139]
 */
export const makeSentFiles = (chosenNameOf: (file: StoredFile) => string) => {
  const files = signal<readonly SentFile[]>([])
  return {
    /** The entry of the draft. */
    files,
    paths: (): readonly string[] => files.peek().map(({ path }) => path),
    add: (stored: readonly StoredFile[]) => {
      const fresh = stored.filter(({ path }) => !files.peek().some((file) => file.path === path))
      files.value = [...files.peek(), ...fresh.map((file) => ({ path: file.path, name: chosenNameOf(file) }))]
    },
    /** Returns the name with which an arrived file was chosen; if that is unknown, the agency's name. */
    nameOf: ({ path, name }: ArrivedFile): string =>
      files.peek().find((file) => file.path === path)?.name ?? name ?? '',
    forget: () => {
      files.value = []
    },
  } as const
}
export type SentFiles = ReturnType<typeof makeSentFiles>
