import type { Effect } from 'effect'
import { port } from '../token.ts'

export interface Digest {
  /** 64 hexadecimal digits of SHA-256; null if the browser computes none (a page without HTTPS). */
  readonly compute: (text: string) => Effect.Effect<string | null>
}
export const Digest = port<Digest>('Digest')

type ReadableFile = { readonly name: string; readonly arrayBuffer: () => Promise<ArrayBuffer> }

export interface FileDigest {
  /** 64 hexadecimal digits of SHA-256; null if the file or a digest cannot be had. [D2-108] */
  readonly compute: (file: ReadableFile) => Effect.Effect<string | null>
}
export const FileDigest = port<FileDigest>('FileDigest')
