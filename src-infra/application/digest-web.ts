import { Effect } from 'effect'
import type { Digest } from '#app/application/digest.port'

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 by the browser; it exists on HTTPS and on the local machine only. */
export const makeDigestWeb = (subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null): Digest => ({
  of: (text) =>
    subtle === null
      ? Effect.succeed(null)
      : Effect.promise(async () => hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(text)))),
})
