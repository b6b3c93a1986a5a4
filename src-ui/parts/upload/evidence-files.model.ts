import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { Deferred, Effect } from 'effect'
import { runEffect, startEffect } from '../run-effect.ts'
import { admitChosenFiles } from '#app/upload/admit-chosen-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile } from '#app/upload/store-file'
import { MakeFilePreview } from '#app/upload/fetch-stored-file'
import type { StoredFile } from '#domain/upload/stored-file'
import { announce } from '../dialog/announcer.ts'
import type { EntryLock } from '../form/entry-lock.ts'
import type { ServicesOf } from '#app/token'
import { fill } from '../../text/fill.ts'
import { UPLOAD_TEXTS as T } from '../../text/ko/upload.ts'
import { type EvidenceEntry, type ListedEntry, makeEntry } from './evidence-entry.ts'
import { makeEvidenceSending } from './evidence-sending.ts'
import { UNLIMITED_FILES_FIELD_RULES, type UploadFieldRules } from './upload-field-rules.ts'

export const EVIDENCE_SERVICES = {
  prepareFile: PrepareFile,
  previewFile: MakeFilePreview,
  storeFile: StoreFile,
} as const
export type EvidenceServices = ServicesOf<typeof EVIDENCE_SERVICES>

/**
 * Makes the list of the files in one upload field. The list checks chosen files, reduces pictures if necessary, sends
 * the files and stores them. A screen runs `storeAll` when its form is sent, and calls `clear` when it closes. While
 * the form with this lock is being sent, a file can be stopped, but no file can be added, removed or sent again.
 * [P-177]
 */
export const makeEvidenceFiles = (
  { isLocked }: Pick<EntryLock, 'isLocked'>,
  services: EvidenceServices,
  rules: UploadFieldRules = UNLIMITED_FILES_FIELD_RULES,
) => {
  const entries = signal<readonly ListedEntry[]>([])
  const problems = signal<readonly string[]>([])
  const refusal = signal<{ readonly text: string | null; readonly list: unknown }>({ text: null, list: null })
  let adding: Promise<void> = Promise.resolve()
  let clearings = 0

  const find = (id: string) => entries.peek().find((entry) => entry.id === id)
  const isListed = (entry: ListedEntry) => entries.peek().includes(entry)
  const addProblem = (problem: string) => {
    if (!problems.peek().includes(problem)) problems.value = [...problems.peek(), problem]
  }

  /** Stops the work on an entry, and frees the memory of its preview. */
  const release = (entry: ListedEntry) => {
    entry.preparing?.interruptUnsafe()
    entry.sending?.interruptUnsafe()
    const url = entry.preview.peek()
    entry.preview.value = null
    if (url !== null) URL.revokeObjectURL(url)
  }
  const drop = (entry: ListedEntry) => {
    release(entry)
    entries.value = entries.peek().filter((kept) => kept !== entry)
  }

  /** Prepares a file for sending, and then creates its preview. Removes the entry of a file that cannot be sent. */
  const prepare = (entry: ListedEntry) =>
    Effect.gen(function* () {
      const prepared = yield* services.prepareFile(entry.admitted, rules)
      // If the form was submitted during the preparation, the state is already `sending`.
      if (entry.state.peek().is === 'preparing') entry.state.value = { is: 'ready' }
      yield* Deferred.succeed(entry.prepared, prepared)
      const picture = prepared.preview ?? (yield* services.previewFile(entry.admitted))
      if (picture !== null && isListed(entry)) entry.preview.value = URL.createObjectURL(picture)
    }).pipe(
      Effect.catch(({ refusal: code }) =>
        Effect.sync(() => {
          drop(entry)
          addProblem(rules.showRefusal(code, [entry.name]))
        }),
      ),
      Effect.ensuring(Deferred.succeed(entry.prepared, null)),
    )

  const admit = async (files: readonly File[]) => {
    const before = clearings
    const { kept, duplicates, excess, faults } = await runEffect(admitChosenFiles(entries.peek(), files, rules))
    if (clearings !== before) return
    problems.value = [
      ...faults.map(({ code, names }) => rules.showRefusal(code, names)),
      ...(duplicates.length === 0 ? [] : rules.sayDuplicates(duplicates)),
      ...(excess === 0 ? [] : rules.sayExcess(excess)),
    ]
    const fresh = kept.map(makeEntry)
    entries.value = [...entries.peek(), ...fresh]
    for (const entry of fresh) entry.preparing = startEffect(prepare(entry))
    if (fresh.length > 0) announce(fill(T['file.added'], { n: fresh.length }))
  }

  /**
   * Adds files. Several calls run one after the other, so that each call sees the files that the calls before it have
   * added.
   */
  const add = (files: readonly File[]): Promise<void> =>
    isLocked.peek() ? adding : (adding = adding.then(() => admit(files)))

  const { storeAll, retry, sendAnew } = makeEvidenceSending(entries, { isLocked, services, added: () => adding })

  /**
   * Stops the upload of one file. The file stays in the list and can be sent again. A file that is still being prepared
   * is removed. [P-307]
   */
  const cancel = (id: string) => {
    const entry = find(id)
    const is = entry?.state.peek().is
    if (entry === undefined || (is !== 'sending' && is !== 'preparing')) return
    if (is === 'preparing') return isLocked.peek() ? undefined : drop(entry)
    entry.state.value = { is: 'cancelled' }
    entry.sending?.interruptUnsafe()
  }

  /** Removes one file from the list and cancels its upload. [P-034] */
  const remove = (id: string) => {
    const entry = find(id)
    if (entry === undefined || isLocked.peek()) return
    drop(entry)
    announce(fill(T['file.removed'], { name: entry.name }))
  }

  const clear = () => {
    clearings += 1
    for (const entry of entries.peek()) release(entry)
    entries.value = []
    problems.value = []
  }

  return {
    rules,
    isLocked,
    entries: entries as ReadonlySignal<readonly EvidenceEntry[]>,
    /** The messages about the files that were added last, without duplicates. */
    problems,
    /** The message of a rule of the form. It stays until the list changes. */
    refused: computed(() => (refusal.value.list === entries.value ? refusal.value.text : null)),
    refuse: (text: string | null) => {
      refusal.value = { text, list: entries.peek() }
    },
    /** True while a file is being prepared. The form then waits before it sends. */
    preparing: computed(() => entries.value.some(({ state }) => state.value.is === 'preparing')),
    /** True while a file is being sent. Leaving the page then needs a confirmation. [P-313] */
    sending: computed(() => entries.value.some(({ state }) => state.value.is === 'sending')),
    /** True if files are chosen. Leaving the page then needs a confirmation. [D3-102] */
    chosen: computed(() => entries.value.length > 0),
    add,
    remove,
    cancel,
    retry,
    storeAll,
    sendAnew,
    /** Returns the name that a stored file had when it was chosen, for messages. [D3-18] */
    chosenNameOf: ({ path, name }: Pick<StoredFile, 'path' | 'name'>): string =>
      entries.peek().find(({ state: { value } }) => value.is === 'stored' && value.file.path === path)?.name ?? name,
    /**
     * Empties the list, stops all work and frees the memory. Runs after the form was sent, and when the screen closes.
     */
    clear,
  } as const
}

export type EvidenceFiles = ReturnType<typeof makeEvidenceFiles>
