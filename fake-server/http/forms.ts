import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentFile } from './handler.ts'
import type { ByteStore } from '../world/byte-store.ts'
import { isNestedTooDeep } from '../world/nesting.ts'
import { normalForm } from '#domain/kernel/normal-form'

const MB = 2 ** 20

/** The maximum size of a file in a form or at a presigned address, in bytes. [P-289] */
export const MAX_FILE_BYTES = 10 * MB

const MAX_FILES = 10

/**
 * The maximum size of a form: its maximum number of files, and its fields. A form with a larger declared length is
 * rejected before it is read.
 */
export const MAX_FORM_BYTES = MAX_FILES * MAX_FILE_BYTES + 2 * MB

/**
 * The time for which a caller may continue to send a rejected body before the connection is closed, so that the answer
 * arrives.
 */
const LINGER_MS = 5000

/** Reads and discards the rest of a rejected body. Disconnects a caller that does not stop soon. */
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

/** Thrown to reject a form, with the status to answer. */
export type FormRejection = { readonly rejected: 400 | 413 }

export type SentForm = {
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly SentFile[]
  readonly digest: readonly string[]
}

/** Forms have a separate scope: the plugin's hooks slow down every route in their scope by 6 to 20 %. */
export const formScope = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: MAX_FILE_BYTES + 1, fieldSize: MB, files: MAX_FILES, fields: 100, parts: 110 },
  })
}

/**
 * Reads all parts completely or rejects the call; never truncates. `fileParts` names the parts that are files; their
 * bytes are streamed to the byte store. On a rejection the stored bytes are deleted and the rest is discarded.
 */
export const readForm = async (
  request: FastifyRequest,
  fileParts: readonly string[],
  store: ByteStore,
): Promise<SentForm | FormRejection> => {
  const fields: Record<string, unknown> = {}
  const files: SentFile[] = []
  const digest: string[] = []
  const dropAll = () => Promise.all(files.map((file) => store.drop(file.bytesName)))
  let rejected: FormRejection | null = null
  try {
    for await (const part of request.parts({ isPartAFile: (name) => name !== undefined && fileParts.includes(name) })) {
      if (part.type === 'file') {
        const upload = await store.store(part.file, MAX_FILE_BYTES)
        if (upload === null || part.file.truncated) {
          if (upload !== null) await store.drop(upload.bytesName)
          part.file.destroy()
          rejected = { rejected: 413 }
          break
        }
        digest.push(upload.digest)
        files.push({
          part: part.fieldname,
          name: normalForm((part.filename as string | undefined) ?? '', 'NFC'),
          type: part.mimetype,
          ...upload,
        })
      } else if (part.valueTruncated || part.fieldnameTruncated) {
        rejected = { rejected: 413 }
        break
      } else if (part.fieldname in fields) {
        rejected = { rejected: 400 }
        break
      } else fields[part.fieldname] = part.value
    }
  } catch (cause) {
    await dropAll()
    throw cause
  }
  if (isNestedTooDeep(fields)) rejected ??= { rejected: 400 }
  if (rejected === null) return { fields, files, digest }
  discardBody(request)
  await dropAll()
  return rejected
}
