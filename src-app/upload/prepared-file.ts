import type { FileBytes } from '../kernel/chosen-file.ts'

/** A file ready to be sent: accepted, small enough, under its sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** A small picture of an image that had to be made smaller; others have theirs from `PreviewFile`. */
  readonly preview: FileBytes | null
}
