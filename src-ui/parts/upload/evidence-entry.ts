import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { Deferred, type Effect, type Exit, type Fiber } from 'effect'
import type { AdmittedFile } from '#app/upload/admit-chosen-files'
import type { PreparedFile } from '#app/upload/prepared-file'
import type { StoreFileError } from '#app/upload/store-file'
import { type UploadCancelled, UploadFailed } from '#app/upload/upload.errors'
import type { StoredFile } from '#domain/upload/stored-file'
import { readExit } from '../task/read-exit.ts'
import type { UploadFieldRules } from './upload-field-rules.ts'

export type SendOutcome =
  | { readonly is: 'stored'; readonly file: StoredFile }
  | { readonly is: 'failed'; readonly error: StoreFileError }
  | { readonly is: 'cancelled' }

/**
 * The state of one file in a list. `ready`: the file is chosen but not sent. `stored`: the file is in the storage and
 * is never sent again. `percent` is an integer.
 */
export type EvidenceEntryState =
  | { readonly is: 'preparing' }
  | { readonly is: 'ready' }
  | { readonly is: 'sending'; readonly percent: number }
  | SendOutcome

/**
 * One file in a list, as screens see it. Its name and its size in bytes are those that the file had when it was chosen.
 */
export type EvidenceEntry = {
  readonly id: string
  readonly file: File
  readonly name: string
  readonly size: number
  readonly state: ReadonlySignal<EvidenceEntryState>
  /** The URL of a preview. Null until there is a preview; it stays null if the file cannot be decoded. */
  readonly preview: ReadonlySignal<string | null>
  /** The prepared file; null if it cannot be sent. */
  readonly prepared: Deferred.Deferred<PreparedFile | null>
}

/**
 * The list of the files in one upload field. The list checks chosen files, reduces pictures if necessary, sends the
 * files and stores them. A screen runs `storeAll` when its form is sent, and calls `clear` when it closes. While the
 * form is being sent, a file can be stopped, but no file can be added, removed or sent again. [P-177]
 */
export type EvidenceFiles = {
  readonly rules: UploadFieldRules
  readonly isLocked: ReadonlySignal<boolean>
  readonly entries: ReadonlySignal<readonly EvidenceEntry[]>
  /** The messages about the files that were added last, without duplicates. */
  readonly problems: ReadonlySignal<readonly string[]>
  /** The message of a rule of the form. It stays until the list changes. */
  readonly refused: ReadonlySignal<string | null>
  readonly refuse: (text: string | null) => void
  /** True while a file is being prepared. The form then waits before it sends. */
  readonly preparing: ReadonlySignal<boolean>
  /** True while a file is being sent. Leaving the page then needs a confirmation. [P-313] */
  readonly sending: ReadonlySignal<boolean>
  /** True if files are chosen. Leaving the page then needs a confirmation. [D3-102] */
  readonly chosen: ReadonlySignal<boolean>
  /** Adds files. Calls run one after the other, so that each call sees the files of the calls before it. */
  readonly add: (files: readonly File[]) => Promise<void>
  /** Removes one file from the list and cancels its upload. [P-034] */
  readonly remove: (id: string) => void
  /**
   * Stops the upload of one file. The file stays in the list and can be sent again. A file that is still being prepared
   * is removed. [P-307]
   */
  readonly cancel: (id: string) => void
  /**
   * Sends one failed or stopped file again. If the session has ended and a form is being sent at the same time, only
   * the form shows the end of the session. [P-307] [E-176]
   */
  readonly retry: (id: string) => Promise<void>
  /**
   * Sends every file that is neither stored nor stopped, and returns all files in list order. Waits for a file that is
   * already being sent again. If one file fails, the other files continue; the failure is then the most severe one of
   * all files. Fails with UploadCancelled if the person stopped a file. Interruption aborts the running uploads.
   * [P-075] [P-307]
   */
  readonly storeAll: Effect.Effect<readonly StoredFile[], StoreFileError | UploadCancelled>
  /**
   * Marks the files at these paths to be sent again, because they already belong to a different proof. [P-080] [D3-108]
   */
  readonly sendAnew: (paths: readonly string[]) => void
  /** Returns the name that a stored file had when it was chosen, for messages. [D3-18] */
  readonly chosenNameOf: (file: Pick<StoredFile, 'path' | 'name'>) => string
  /**
   * Empties the list, stops all work and frees the memory. Runs after the form was sent, and when the screen closes.
   */
  readonly clear: () => void
}

export type ListedEntry = EvidenceEntry & {
  readonly admitted: AdmittedFile<File>
  readonly state: Signal<EvidenceEntryState>
  readonly preview: Signal<string | null>
  /**
   * The fibres that work on this file. `preparing` prepares the file and its preview; `retrying` sends the file again
   * after a click on its button.
   */
  preparing: Fiber.Fiber<void> | null
  sending: Fiber.Fiber<StoredFile, StoreFileError> | null
  retrying: Fiber.Fiber<SendOutcome> | null
}

/** Makes an entry with an id for an admitted file. [D3-102] */
export const makeEntry = (admitted: AdmittedFile<File>): ListedEntry => {
  const { file } = admitted
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    file,
    name: file.name,
    size: file.size,
    admitted,
    state: signal<EvidenceEntryState>({ is: 'preparing' }),
    preview: signal<string | null>(null),
    prepared: Deferred.makeUnsafe(),
    preparing: null,
    sending: null,
    retrying: null,
  }
}

/** Stops the work on an entry, and frees the memory of its preview. */
export const releaseEntry = (entry: ListedEntry): void => {
  entry.preparing?.interruptUnsafe()
  entry.sending?.interruptUnsafe()
  const url = entry.preview.peek()
  entry.preview.value = null
  if (url !== null) URL.revokeObjectURL(url)
}

/** The failures, the most severe one first. If several files failed, only the most severe failure is shown. */
const FAILURES_BY_SEVERITY: readonly StoreFileError['_tag'][] = [
  'UploadRefused',
  'UploadTimeout',
  'FileUnreadable',
  'UploadFailed',
]

export const mostSevereFailure = (outcomes: readonly SendOutcome[]): StoreFileError | undefined =>
  outcomes
    .flatMap((outcome) => (outcome.is === 'failed' ? [outcome.error] : []))
    .toSorted((a, b) => FAILURES_BY_SEVERITY.indexOf(a._tag) - FAILURES_BY_SEVERITY.indexOf(b._tag))[0]

/** Returns how the sending of a file ended. A defect counts as a failed upload. */
export const sendOutcomeOf = (exit: Exit.Exit<StoredFile, StoreFileError>): SendOutcome => {
  const ending = readExit(exit)
  switch (ending.is) {
    case 'done':
      return { is: 'stored', file: ending.value }
    case 'failed':
      return ending
    case 'interrupted':
      return { is: 'cancelled' }
    case 'defect':
      return { is: 'failed', error: new UploadFailed({ cause: 'defect' }) }
  }
}
