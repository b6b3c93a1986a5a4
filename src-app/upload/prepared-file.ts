import type { FileBytes } from '../kernel/chosen-file.ts'

/** A file ready to be sent: accepted, small enough, under its sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** The preview of an image that was shrunk; other files get theirs from `PreviewFile`. */
  readonly preview: FileBytes | null
}
