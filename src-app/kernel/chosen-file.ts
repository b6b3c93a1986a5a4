declare global {
  /** The part of a browser's `Blob` used in this layer; merges with the type of the DOM library if that is loaded. */
  interface Blob {
    readonly size: number
    readonly type: string
    slice(start?: number, end?: number): Blob
    arrayBuffer(): Promise<ArrayBuffer>
  }
}

export type FileBytes = Blob

/** A file that a person chose, dropped, pasted or photographed. A browser's `File` has this type. */
export interface ChosenFile extends FileBytes {
  readonly name: string
}
