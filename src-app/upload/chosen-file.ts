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
