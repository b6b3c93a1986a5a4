import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SIGNATURE_BYTE_COUNT } from '#domain/upload/file-signature'
import { serverFilePath } from './server-file.ts'
import { DiskFull, isDiskFull } from './store.ts'

/**
 * An upload in the store: the name under which its bytes are stored, their number and digest, and the first of them,
 * from which the file type is detected.
 */
type StoredUpload = {
  readonly bytesName: string
  readonly size: number
  readonly head: Uint8Array
  readonly digest: string
}

const HEAD = SIGNATURE_BYTE_COUNT

/**
 * Iterates over a stream. Does not destroy it when the iteration stops early, because an answer may still be sent on
 * its connection.
 */
const chunksOf = (stream: Readable) => stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>

/**
 * The folder of the sample files that ship with this server. Files of personas have the bytes of these samples. A name
 * of sample bytes begins with `sample-`; all other names are random.
 */
const SAMPLES = serverFilePath('files/samples')
const isSample = (bytesName: string) => /^sample-[a-z]+$/.test(bytesName)

/** Stores uploaded bytes: in files under `DATA`, otherwise in a temporary folder that is removed with the process. */
export const openByteStore = (data: string | null) => {
  let folder: string | null = data === null ? null : join(data, 'bytes')
  const remove = () => {
    if (data === null && folder !== null) rmSync(folder, { recursive: true, force: true })
  }
  /** Creates the folder at the first upload, because most worlds have none. */
  const place = () => {
    if (folder === null) {
      folder = mkdtempSync(join(tmpdir(), 'fake-world-'))
      process.once('exit', remove)
    } else mkdirSync(folder, { recursive: true, mode: 0o700 })
    return folder
  }
  const fileOf = (bytesName: string) => {
    if (!/^[\w-]+$/.test(bytesName)) throw new RangeError('not a name of the byte store')
    return join(place(), bytesName)
  }
  return {
    /**
     * Streams bytes to a file without loading them into memory. Returns null if there are more than `maxBytes`. Nothing
     * is kept then, and the rest of `stream` stays unread.
     */
    store: async (stream: Readable, maxBytes: number): Promise<StoredUpload | null> => {
      const bytesName = randomUUID()
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
          createWriteStream(fileOf(bytesName), { mode: 0o600 }),
        )
      } catch (cause) {
        await rm(fileOf(bytesName), { force: true })
        throw isDiskFull(cause) ? new DiskFull(place(), cause) : cause
      }
      if (size > maxBytes) {
        await rm(fileOf(bytesName), { force: true })
        return null
      }
      return { bytesName, size, head, digest: hash.digest('base64url') }
    },
    read: (bytesName: string): Readable =>
      createReadStream(isSample(bytesName) ? join(SAMPLES, bytesName) : fileOf(bytesName)),
    drop: (bytesName: string): Promise<void> =>
      isSample(bytesName) ? Promise.resolve() : rm(fileOf(bytesName), { force: true }),
    /** Removes the stored bytes, unless they are under `DATA`; later uploads are stored again. */
    close: (): void => {
      process.removeListener('exit', remove)
      remove()
      if (data === null) folder = null
    },
  }
}
export type ByteStore = ReturnType<typeof openByteStore>
