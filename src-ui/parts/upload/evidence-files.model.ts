import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { Deferred, Effect, Fiber } from 'effect'
import { runEffect, startEffect } from '../run-effect.ts'
import { admitChosenFiles } from '#app/upload/admit-chosen-files'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile, type StoreFileError } from '#app/upload/store-file'
import { MakeFilePreview } from '#app/upload/fetch-stored-file'
import { UploadCancelled } from '#app/upload/upload.errors'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import type { FileCategory, StoredFile } from '#domain/upload/stored-file'
import { announce } from '../dialog/announcer.ts'
import type { EntryLock } from '../form/entry-lock.ts'
import type { ServicesOf } from '#app/token'
import { showFailure } from '../failure/show-failure.ts'
import { fill } from '../../text/fill.ts'
import { STORE_FILE_MESSAGES, UPLOAD_TEXTS as T } from '../../text/ko/upload.ts'
import {
  type EvidenceEntry,
  gravest,
  type ListedEntry,
  makeEntry,
  outcomeOf,
  type SendOutcome,
} from './evidence-entry.ts'
import { UNLIMITED_FILES_FIELD_RULES, type UploadFieldRules } from './upload-field-rules.ts'

export const EVIDENCE_SERVICES = {
  prepareFile: PrepareFile,
  previewFile: MakeFilePreview,
  storeFile: StoreFile,
} as const
export type EvidenceServices = ServicesOf<typeof EVIDENCE_SERVICES>

/** Fails if the session has ended, because no further file would be stored. */
const failIfSessionEnded = (outcome: SendOutcome): Effect.Effect<SendOutcome, StoreFileError> =>
  outcome.is === 'failed' && outcome.error._tag === 'SessionEnded'
    ? Effect.fail(outcome.error)
    : Effect.succeed(outcome)

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
  let category: FileCategory | null = null
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
    const address = entry.preview.peek()
    entry.preview.value = null
    if (address !== null) URL.revokeObjectURL(address)
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

  const isOnItsWay = (entry: ListedEntry) => entry.state.peek().is === 'sending' && isListed(entry)

  const send = (entry: ListedEntry, as: FileCategory): Effect.Effect<SendOutcome> =>
    Effect.gen(function* () {
      const before = entry.state.peek()
      if (before.is === 'stored') return before
      const prepared = isOnItsWay(entry) ? yield* Deferred.await(entry.prepared) : null
      if (prepared === null || !isOnItsWay(entry)) return { is: 'cancelled' }
      const onPercent = (percent: number) => {
        if (entry.state.peek().is === 'sending') entry.state.value = { is: 'sending', percent }
      }
      entry.sending = yield* Effect.forkChild(services.storeFile(prepared, as, onPercent))
      const outcome = outcomeOf(yield* Fiber.await(entry.sending))
      entry.state.value = outcome
      if (outcome.is === 'failed') announce(fill(T['file.failedOne'], { name: entry.name }))
      return outcome
    })

  /**
   * True if the file must be sent with the form. False for a file whose upload was cancelled, because it may be the
   * wrong file; the button in its row sends it again.
   */
  const isOpen = ({ state }: ListedEntry) => !['stored', 'sending', 'cancelled'].includes(state.peek().is)

  /**
   * Sends every file that is neither stored nor stopped, and returns all files in list order. Waits for a file that is
   * already being sent again. If one file fails, the other files continue; the failure is then the most severe one of
   * all files. Fails with UploadCancelled if the person stopped a file. Interruption aborts the running uploads.
   * [P-075] [P-307] [D3-111]
   */
  const storeAll = (as: FileCategory): Effect.Effect<readonly StoredFile[], StoreFileError | UploadCancelled> =>
    Effect.gen(function* () {
      category = as
      yield* Effect.promise(() => adding)
      const asked = entries.peek()
      for (const entry of asked) if (isOpen(entry)) entry.state.value = { is: 'sending', percent: 0 }
      const arrival = (entry: ListedEntry) =>
        Effect.flatMap(entry.retrying === null ? send(entry, as) : Fiber.join(entry.retrying), failIfSessionEnded)
      const outcomes = yield* Effect.forEach(asked, arrival, { concurrency: EVIDENCE_FILE_PARAMETERS.parallelUploads })
      const failure = gravest(outcomes)
      if (failure !== undefined) return yield* Effect.fail(failure)
      const files = outcomes.flatMap((outcome) => (outcome.is === 'stored' ? [outcome.file] : []))
      return files.length === asked.length ? files : yield* new UploadCancelled()
    }).pipe(
      // A file that is interrupted returns to the state "chosen".
      Effect.ensuring(
        Effect.sync(() => {
          for (const { state, retrying } of entries.peek())
            if (state.peek().is === 'sending' && retrying === null) state.value = { is: 'ready' }
        }),
      ),
    )

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

  /**
   * Sends one failed or stopped file again. If the session has ended and a form is being sent at the same time, only
   * the form shows the end of the session. [P-307] [E-176]
   */
  const retry = async (id: string): Promise<void> => {
    const entry = find(id)
    const is = entry?.state.peek().is
    if (entry === undefined || isLocked.peek() || category === null || (is !== 'failed' && is !== 'cancelled')) return
    entry.state.value = { is: 'sending', percent: 0 }
    entry.retrying = startEffect(send(entry, category))
    const outcome = await runEffect(Fiber.join(entry.retrying))
    entry.retrying = null
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded' && !isLocked.peek())
      await showFailure(outcome.error, STORE_FILE_MESSAGES)
  }

  /** Removes one file from the list and cancels its upload. [P-034] */
  const remove = (id: string) => {
    const entry = find(id)
    if (entry === undefined || isLocked.peek()) return
    drop(entry)
    announce(fill(T['file.removed'], { name: entry.name }))
  }

  /**
   * Marks the files at these paths to be sent again, because they already belong to a different proof. [P-080] [D3-108]
   */
  const sendAnew = (paths: readonly string[]) => {
    for (const { state } of entries.peek()) {
      const now = state.peek()
      if (now.is === 'stored' && paths.includes(now.file.path)) state.value = { is: 'ready' }
    }
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
