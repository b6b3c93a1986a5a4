import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MULTIPART_CALL_MAXIMUMS } from '#domain/application/submit/sent-form'
import { normaliseUnicode } from '#domain/text/normal-form'
import type { ByteStore } from '../world/byte-store.ts'
import { isNestedTooDeep } from '../world/nesting.ts'
import type { ReceivedFile } from './handler.ts'

const { fileBytes: MAX_FILE_BYTES, fieldBytes, files: MAX_FILES, fields: MAX_FIELDS } = MULTIPART_CALL_MAXIMUMS

/**
 * How long a caller may continue to send a rejected body, so that the rejection arrives. Then the connection is closed.
 */
const LINGER_MS = 5000

/** Reads and discards the rest of a rejected body. Disconnects a caller that keeps sending. */
export const discardBody = ({ raw }: FastifyRequest): void => {
  raw.unpipe()
  raw.resume()
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, LINGER_MS)
  timer.unref()
  raw.once('close', () => {
    clearTimeout(timer)
  })
}

type FormRejection = { readonly rejected: 400 | 413 }

type SentForm = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly ReceivedFile[]
  readonly digest: readonly string[]
}

/** Forms have a separate scope, because the plugin's hooks slow down every route in their scope by 6 to 20 %. */
export const openFormScope = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES + 1, fieldSize: fieldBytes, files: MAX_FILES, fields: MAX_FIELDS },
  })
}

/**
 * Reads all parts completely or rejects the call; never truncates. `fileParts` has the names of the parts that are
 * files; their bytes are streamed to the byte store. On a rejection the stored bytes are deleted and the rest is
 * discarded.
 */
export const readAndStoreForm = async (
  request: FastifyRequest,
  fileParts: readonly string[],
  store: ByteStore,
): Promise<SentForm | FormRejection> => {
  const fields: Record<string, unknown> = {}
  const files: ReceivedFile[] = []
  const digest: string[] = []
  const dropAll = () => Promise.all(files.map((file) => store.drop(file.bytesName)))
  let rejection: FormRejection | null = null
  try {
    for await (const part of request.parts({ isPartAFile: (name) => name !== undefined && fileParts.includes(name) })) {
      if (part.type === 'file') {
        const upload = await store.store(part.file, MAX_FILE_BYTES)
        if (upload === null || part.file.truncated) {
          if (upload !== null) await store.drop(upload.bytesName)
          part.file.destroy()
          rejection = { rejected: 413 }
          break
        }
        digest.push(upload.digest)
        files.push({
          part: part.fieldname,
          name: normaliseUnicode((part.filename as string | undefined) ?? '', 'NFC'),
          type: part.mimetype,
          ...upload,
        })
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        rejection = { rejected: 413 }
        break
      } else if (part.fieldname in fields) {
        rejection = { rejected: 400 }
        break
      } else fields[part.fieldname] = part.value
    }
  } catch (cause) {
    await dropAll()
    throw cause
  }
  if (isNestedTooDeep(fields)) rejection ??= { rejected: 400 }
  if (rejection === null) return { fields, files, digest }
  discardBody(request)
  await dropAll()
  return rejection
}
