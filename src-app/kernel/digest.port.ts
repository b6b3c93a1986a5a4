import type { Effect } from 'effect'
import { port } from '../token.ts'

export interface Digest {
  /** SHA-256 of a text as 64 hexadecimal digits; null where the browser offers none (a page without HTTPS). */
  readonly compute: (text: string) => Effect.Effect<string | null>
}
export const Digest = port<Digest>('Digest')

/** A file whose bytes can be read. */
type ReadableFile = { readonly name: string; readonly arrayBuffer: () => Promise<ArrayBuffer> }

export interface FileDigest {
  /** SHA-256 of the bytes of a file as 64 hexadecimal digits; null where it cannot be read or the browser offers none. [D2-108] */
  readonly compute: (file: ReadableFile) => Effect.Effect<string | null>
}
export const FileDigest = port<FileDigest>('FileDigest')
