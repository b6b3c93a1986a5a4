import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { Deferred, type Fiber } from 'effect'
import type { AdmittedFile } from '#app/upload/keep-chosen-files'
import type { PreparedFile } from '#app/upload/chosen-file-store.port'
import type { StoreFileError } from '#app/upload/store-file'
import type { StoredFile } from '#domain/upload/stored-file'

/** How the sending of a file ended. */
export type SendOutcome =
  | { readonly is: 'stored'; readonly file: StoredFile }
  | { readonly is: 'failed'; readonly error: StoreFileError }
  | { readonly is: 'cancelled' }

/** The state of one file of a list. `ready`: chosen, not sent; `percent` is whole; `stored`: not sent again. */
export type EntryState =
  | { readonly is: 'preparing' }
  | { readonly is: 'ready' }
  | { readonly is: 'sending'; readonly percent: number }
  | SendOutcome

/** One file of a list, as screens see it: name and bytes as chosen. */
export type EvidenceEntry = {
  readonly id: string
  readonly file: File
  readonly name: string
  readonly bytes: number
  readonly state: ReadonlySignal<EntryState>
  /** Address of its small picture; null while there is none, and for good where it cannot be decoded. */
  readonly preview: ReadonlySignal<string | null>
}

/** An entry with the parts that only the list uses. */
export type ListedEntry = EvidenceEntry & {
  readonly size: number
  readonly admitted: AdmittedFile<File>
  readonly state: Signal<EntryState>
  readonly preview: Signal<string | null>
  /** The file as it may be sent; null where it cannot be. */
  readonly prepared: Deferred.Deferred<PreparedFile | null>
  /** The work on this file: making it ready and drawing it small; sending it; sending it again by a press of its own. */
  preparing: Fiber.Fiber<void> | null
  sending: Fiber.Fiber<StoredFile, StoreFileError> | null
  retrying: Fiber.Fiber<SendOutcome> | null
}

/** An entry for an admitted file, with an id of its own. [D3-102] */
export const makeEntry = (admitted: AdmittedFile<File>): ListedEntry => {
  const { file } = admitted
  return {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    file,
    name: file.name,
    bytes: file.size,
    size: file.size,
    admitted,
    state: signal<EntryState>({ is: 'preparing' }),
    preview: signal<string | null>(null),
    prepared: Deferred.makeUnsafe(),
    preparing: null,
    sending: null,
    retrying: null,
  }
}
