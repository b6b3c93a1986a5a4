import type { FileBytes } from '../kernel/chosen-file.ts'

/** Accepted, small enough, with a sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** Of an image that was made smaller. For other files, `MakeFilePreview` makes it. */
  readonly preview: FileBytes | null
}
