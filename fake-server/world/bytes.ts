import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'
import { ownFile } from './own-files.ts'
import { DiskFull, isDiskFull } from './store.ts'

/** Bytes that have been taken in: their name in the store, how many they are, and as many of them as show their kind. */
export type Taken = {
  readonly bytes: string
  readonly size: number
  readonly head: Uint8Array
  readonly digest: string
}

const HEAD = SIGNATURE_BYTES

/** The chunks of a stream, which is not destroyed when reading ends before it does: an answer may have to leave by it. */
const chunksOf = (stream: Readable) => stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>

/** Bytes that come with this server, for the papers of personas; their names begin so, others are random. */
const SAMPLES = ownFile('files/samples')
const isSample = (bytes: string) => /^sample-[a-z]+$/.test(bytes)

/** Where uploaded bytes lie: files under `DATA`, otherwise in a temporary folder that goes with the process. */
export const openByteStore = (data: string | null) => {
  let folder: string | null = data === null ? null : join(data, 'bytes')
  const remove = () => {
    if (data === null && folder !== null) rmSync(folder, { recursive: true, force: true })
  }
  /** The folder is made at the first upload: most worlds never have one. */
  const place = () => {
    if (folder === null) {
      folder = mkdtempSync(join(tmpdir(), 'fake-world-'))
      process.once('exit', remove)
    } else mkdirSync(folder, { recursive: true, mode: 0o700 })
    return folder
  }
  const fileOf = (bytes: string) => {
    if (!/^[\w-]+$/.test(bytes)) throw new RangeError('not a name of the byte store')
    return join(place(), bytes)
  }
  return {
    /**
     * Streams bytes to a file, never holding them all. Null when there are more than `maxBytes`: nothing is kept then, and
     * what follows the first byte too many stays unread in `stream`.
     */
    take: async (stream: Readable, maxBytes: number): Promise<Taken | null> => {
      const bytes = randomUUID()
      const hash = createHash('sha256')
      let size = 0
      let head = Buffer.alloc(0)
      try {
        await pipeline(
          async function* () {
            for await (const chunk of chunksOf(stream)) {
              size += chunk.length
              if (size > maxBytes) return
              if (head.length < HEAD) head = Buffer.concat([head, chunk.subarray(0, HEAD - head.length)])
              hash.update(chunk)
              yield chunk
            }
          },
          createWriteStream(fileOf(bytes), { mode: 0o600 }),
        )
      } catch (cause) {
        await rm(fileOf(bytes), { force: true })
        throw isDiskFull(cause) ? new DiskFull(place(), cause) : cause
      }
      if (size > maxBytes) {
        await rm(fileOf(bytes), { force: true })
        return null
      }
      return { bytes, size, head, digest: hash.digest('base64url') }
    },
    read: (bytes: string): Readable => createReadStream(isSample(bytes) ? join(SAMPLES, bytes) : fileOf(bytes)),
    drop: (bytes: string): Promise<void> => (isSample(bytes) ? Promise.resolve() : rm(fileOf(bytes), { force: true })),
    /** Removes what was taken in, unless it lies under `DATA`; whatever comes later is kept again. */
    close: (): void => {
      process.removeListener('exit', remove)
      remove()
      if (data === null) folder = null
    },
  }
}
export type ByteStore = ReturnType<typeof openByteStore>
