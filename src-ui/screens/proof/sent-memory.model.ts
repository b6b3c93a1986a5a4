import { signal } from '@preact/signals-react'
import type { ArrivedFile, SentFile } from '#domain/proof/registration/same-registration'
import type { StoredFile } from '#domain/upload/stored-file'

/**
 * Makes the memory of what a form has sent. It is an entry of the form's draft, so that nothing is stored twice, even
 * after a reload of the page. [P-315] [D3-139]
 */
export const makeSentMemory = <Item>() => {
  const items = signal<readonly Item[]>([])
  return {
    items,
    /** Remembers these items in place of the earlier ones. */
    put: (savedItems: readonly Item[]) => {
      items.value = savedItems
    },
    forget: () => {
      items.value = []
    },
  } as const
}

/**
 * Makes the memory of the files that a form has sent. `chosenNameOf` returns the name with which a stored file was
 * chosen. [P-315] [D3-139]
 */
export const makeSentFiles = (chosenNameOf: (file: StoredFile) => string) => {
  const memory = makeSentMemory<SentFile>()
  const { items } = memory
  return {
    ...memory,
    paths: (): readonly string[] => items.peek().map(({ path }) => path),
    add: (storedFiles: readonly StoredFile[]) => {
      const fresh = storedFiles.filter(({ path }) => !items.peek().some((file) => file.path === path))
      items.value = [...items.peek(), ...fresh.map((file) => ({ path: file.path, name: chosenNameOf(file) }))]
    },
    /** Returns the name with which an arrived file was chosen; if that is unknown, the agency's name. */
    nameOf: ({ path, name }: ArrivedFile): string =>
      items.peek().find((file) => file.path === path)?.name ?? name ?? '',
  } as const
}
