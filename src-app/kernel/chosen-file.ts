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
