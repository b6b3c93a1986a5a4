import type { Effect } from 'effect'
import { port } from '../token.ts'

export interface Digest {
  /** SHA-256 of a text as 64 hexadecimal digits; null where the browser offers none (a page without HTTPS). */
  readonly of: (text: string) => Effect.Effect<string | null>
}
export const Digest = port<Digest>('Digest')
