import type { FileCandidate } from '#domain/upload/claimed-type'
import { SIGNATURE_BYTE_COUNT } from '#domain/upload/file-signature'

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

/**
 * Reads the facts of a file that the rules check. If the device cannot read the file, the first bytes are missing, and
 * name and type decide.
 */
export const readFileCandidate = async (file: ChosenFile): Promise<FileCandidate> => {
  const { name, size, type } = file
  try {
    const bytes = await file.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer()
    return { name, size, type, firstBytes: new Uint8Array(bytes) }
  } catch {
    return { name, size, type }
  }
}
