/** Bytes that lie in memory or on the device; a browser's `Blob` is one. They are read when they are needed, in parts. */
export interface FileBytes {
  readonly size: number
  readonly type: string
  readonly slice: (start?: number, end?: number) => FileBytes
  readonly arrayBuffer: () => Promise<ArrayBuffer>
}

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
