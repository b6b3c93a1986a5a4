import type { FileBytes } from '../kernel/chosen-file.ts'

/** A file ready to be sent: accepted, small enough, with a sanitised name. */
export type PreparedFile = {
  readonly name: string
  readonly contentType: string
  readonly content: FileBytes
  /** The preview of an image that was made smaller. For other files, `MakeFilePreview` makes the preview. */
  readonly preview: FileBytes | null
}
