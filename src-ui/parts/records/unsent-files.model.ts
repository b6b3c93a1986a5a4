import { computed, type ReadonlySignal, effect, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { ChosenFileStore, ChosenFileWithList } from '#app/records/chosen-file-store'
import type { DraftFormName } from '#domain/records/draft'
import { runEffect } from '../services/run-effect.ts'
import type { EvidenceFiles } from '../upload/evidence-entry.ts'

/**
 * True if chosen files would be lost when the page is left. False while files are being sent, because the page then
 * asks a different question. [P-313] [D3-102]
 */
export const hasUnsentFiles = (
  files: { readonly chosen: ReadonlySignal<boolean>; readonly sending: ReadonlySignal<boolean> },
  handingIn: { readonly is: string },
): boolean => files.chosen.value && !files.sending.value && handingIn.is !== 'done'

type ListedFile = ChosenFileWithList<File> & { readonly id: string }

export type FileLists = {
  /** Returns the files that are listed now. Reads the signals of all lists. */
  readonly listed: () => readonly ListedFile[]
  readonly add: (place: string, files: readonly File[]) => Promise<unknown>
}

const listedAt = (place: string, { entries }: EvidenceFiles): readonly ListedFile[] =>
  entries.value.map(({ id, file }) => ({ id, place, file }))

/** Returns the file lists of a form. The files of a list are saved under the name of the list. */
export const fileListsOf = (lists: Readonly<Record<string, EvidenceFiles>>): FileLists => ({
  listed: () => Object.entries(lists).flatMap(([place, files]) => listedAt(place, files)),
  add: async (place, files) => lists[place]?.add(files),
})

/**
 * Returns the file lists of a form whose rows accept one file each. Each list has the id of its row as its name. A file
 * that the server already stores is not saved in the browser.
 */
export const fileListsOfRows = (
  rows: () => readonly { readonly id: string; readonly files: EvidenceFiles | null }[],
  replace: (id: string, file: File) => Promise<unknown>,
): FileLists => ({
  listed: () => rows().flatMap(({ id, files }) => (files === null ? [] : listedAt(id, files))),
  add: async (id, [file]) => (file === undefined ? undefined : replace(id, file)),
})

/** Saves the chosen files of a form while it is filled in, and lists them again after a reload. [D3-102] */
export const makeUnsentFiles = (form: DraftFormName, { listed: now, add }: FileLists, store: ChosenFileStore) => {
  let listedFiles: readonly ListedFile[] = []
  const restoredNames = signal<readonly string[]>([])
  const isReturning = signal(false)
  const chosenNames = computed(() => now().map(({ file }) => file.name))
  const missingNames = computed(() => restoredNames.value.filter((name) => !chosenNames.value.includes(name)))
  /** The jobs run one after the other, so that a file that is removed right after it was added is not saved later. */
  let working: Promise<unknown> = Promise.resolve()
  const work = (next: Effect.Effect<void>) => {
    working = working.then(() => runEffect(next))
  }
  const startSaving = (): (() => void) =>
    effect(() => {
      const [before, after] = [listedFiles, now()]
      listedFiles = after
      const addedFiles = after.filter(({ id }) => !before.some((file) => file.id === id))
      const removedFiles = before.filter(({ id }) => !after.some((file) => file.id === id))
      if (removedFiles.length > 0) work(store.remove(form, removedFiles))
      const removedNames = removedFiles.map(({ file }) => file.name)
      restoredNames.value = restoredNames.peek().filter((name) => !removedNames.includes(name))
      if (addedFiles.length > 0) work(store.keep(form, addedFiles))
    })

  /** Restores the saved files of these names to their lists. */
  const bringBack = async (names: readonly string[]): Promise<void> => {
    restoredNames.value = names
    if (names.length === 0) return
    isReturning.value = true
    const files = await runEffect(store.restore(form))
    for (const place of new Set(files.map((file) => file.place))) {
      const restoredFiles = files.flatMap(({ place: from, file }) =>
        from === place && names.includes(file.name) && file instanceof File ? [file] : [],
      )
      if (restoredFiles.length > 0) await add(place, restoredFiles)
    }
    isReturning.value = false
  }

  return {
    /** The names of the chosen files, and of restored files that are not chosen again. */
    names: computed(() => [...chosenNames.value, ...missingNames.value]),
    /** The names of files that must be chosen again, because the browser no longer has them. */
    awaited: computed(() => (isReturning.value ? [] : missingNames.value)),
    startSaving,
    bringBack,
    /** Saves the listed files again, so that they are kept for another day. */
    renew: () => work(store.keep(form, listedFiles)),
    discard: () => {
      restoredNames.value = []
      work(store.discard(form))
    },
  } as const
}
