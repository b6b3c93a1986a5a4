import type { Effect } from 'effect'
import { port } from './token.ts'

export interface Digest {
  /** False if the browser computes no digests: on a page without HTTPS, other than localhost. */
  readonly isAvailable: boolean
  /**
   * Returns the SHA-256 of a string as 64 hexadecimal digits; null if the browser computes no digests (on a page
   * without HTTPS).
   */
  readonly compute: (text: string) => Effect.Effect<string | null>
}
export const Digest = port<Digest>('Digest')

type ReadableFile = { readonly name: string; readonly arrayBuffer: () => Promise<ArrayBuffer> }

export interface FileDigest {
  /**
   * Returns the SHA-256 of a file's bytes as 64 hexadecimal digits; null if the file cannot be read or the browser
   * computes no digests. [D2-108]
   */
  readonly compute: (file: ReadableFile) => Effect.Effect<string | null>
}
export const FileDigest = port<FileDigest>('FileDigest')
