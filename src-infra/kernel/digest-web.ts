import { Effect } from 'effect'
import { Digest, FileDigest } from '#app/kernel/digest.port'
import { adapter } from '../wiring/adapter.ts'

type Subtle = Pick<SubtleCrypto, 'digest'>
const webSubtle = (): Subtle | null => globalThis.crypto?.subtle ?? null

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Makes SHA-256 digests of strings with Web Crypto. Browsers offer Web Crypto only over HTTPS and on localhost; without
 * it, the digest is null.
 */
export const makeDigestWeb = (subtle: Subtle | null = webSubtle()): Digest => ({
  isAvailable: subtle !== null,
  compute: (text) =>
    subtle === null
      ? Effect.succeed(null)
      : Effect.promise(async () => hexOf(await subtle.digest('SHA-256', new TextEncoder().encode(text)))),
})

export const DigestWeb = adapter(Digest, {}, () => makeDigestWeb())

/** Makes SHA-256 digests of the bytes of files. [D2-108] */
export const makeFileDigestWeb = (subtle: Subtle | null = webSubtle()): FileDigest => ({
  compute: (file) =>
    subtle === null
      ? Effect.succeed(null)
      : Effect.tryPromise(async () => hexOf(await subtle.digest('SHA-256', await file.arrayBuffer()))).pipe(
          Effect.catch(() => Effect.succeed(null)),
        ),
})

export const FileDigestWeb = adapter(FileDigest, {}, () => makeFileDigestWeb())
