import type { FileBytes } from '../kernel/chosen-file.ts'

/** A file that may be sent as it stands here: judged, small enough, under its sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** A small picture of an image that had to be made smaller; others have theirs from `PreviewFile`. */
  readonly preview: FileBytes | null
}
