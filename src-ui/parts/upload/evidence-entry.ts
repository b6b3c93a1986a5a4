import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { Deferred, type Exit, type Fiber } from 'effect'
import type { AdmittedFile } from '#app/upload/admit-chosen-files'
import type { PreparedFile } from '#app/upload/prepared-file'
import type { StoreFileError } from '#app/upload/store-file'
import { UploadFailed } from '#app/upload/upload.errors'
import type { StoredFile } from '#domain/upload/stored-file'
import { readExit } from '../task/read-exit.ts'

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
export const outcomeOf = (exit: Exit.Exit<StoredFile, StoreFileError>): SendOutcome => {
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
