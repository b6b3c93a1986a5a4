import type { Effect } from 'effect'
import type { DraftForm } from '#domain/application/draft'
import type { Instant } from '#domain/kernel/calendar'
import { port } from '../token.ts'

declare global {
  /** A browser's `Blob` as far as this layer knows it; where the types of a browser are there, both are one type. */
  interface Blob {
    readonly size: number
    readonly type: string
    slice(start?: number, end?: number): Blob
    arrayBuffer(): Promise<ArrayBuffer>
  }
}

/** Bytes that lie in memory or on the device. They are read when they are needed, in parts. */
export type FileBytes = Blob

/** A file that a person chose, dropped, pasted or photographed; a browser's `File` is one. */
export interface ChosenFile extends FileBytes {
  readonly name: string
}

/** A file that may be sent as it stands here: judged, small enough, under its sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** A small picture of an image that had to be made smaller; others have theirs from `PreviewFile`. */
  readonly preview: FileBytes | null
}

/** A chosen file of an unsent form. `owner` is a digest of `ci` and business number, as that of a draft; `place` the place of the form that lists it. */
export type UnsentFile = {
  readonly owner: string
  readonly form: DraftForm
  readonly place: string
  readonly chosenAt: Instant
  readonly file: ChosenFile
}

/** The key of a kept file: a place lists no two of one name and size. */
export type UnsentFileName = Pick<UnsentFile, 'owner' | 'form' | 'place'> & {
  readonly file: Pick<ChosenFile, 'name' | 'size'>
}

/**
 * Chosen files that have not been sent, in this browser, so that they survive a reload. Never fails: where a browser
 * keeps nothing they last as long as the page. [D3-102]
 */
export interface ChosenFileStore {
  /** All files of all forms and owners, the oldest first. */
  readonly all: Effect.Effect<readonly UnsentFile[]>
  /** Keeps a file; the same one once. */
  readonly put: (file: UnsentFile) => Effect.Effect<void>
  readonly remove: (files: readonly UnsentFileName[]) => Effect.Effect<void>
}
export const ChosenFileStore = port<ChosenFileStore>('ChosenFileStore')
