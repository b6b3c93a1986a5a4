import { Effect, Schema } from 'effect'
import { type CallError, NoAnswer, hasTimedOut, type Refused, TimedOut } from '#app/kernel/call.errors'
import type { FileBytes } from '#app/kernel/chosen-file'
import { SettingsSource } from '#app/kernel/settings.port'
import { FileStorage, type FileTransferProgress } from '#app/upload/file-storage.port'
import type { PreparedFile } from '#app/upload/prepared-file'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import { UploadFailed, UploadRefused, UploadTimeout } from '#app/upload/upload.errors'
import { CALL_STATUSES } from '#domain/sending/failed-call'
import { extensionOf, type FileCategory, type StoredFile } from '#domain/upload/stored-file'
import { decodeAnswer, isMarkedFailure, refusalWithStatus } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { lazyTransfer } from '../http/lazy-transfer.ts'
import { randomId } from '../http/request-id.ts'
import type { Transfer, TransferRequest } from '../http/transfer.ts'
import { adapter } from '../wiring/adapter.ts'
import { isFetchableUrl } from './stored-file-urls-http.ts'
import { FILE_CATEGORY_WORDS } from './stored-file-wire.ts'

const ADDRESS = '/api/v1/common/file/presigned-url'
/** The names that errors use for the transfers. The URLs have signatures, so errors must not contain them. */
const SENDING = 'storage PUT'
const FETCHING = 'storage GET'

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const Answer = Schema.Struct({
  success: Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Boolean, Schema.String]))),
  errorMessage: Text,
  message: Text,
  data: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        presignedUrl: Schema.String,
        filePath: Schema.String,
        fileUrl: Text,
        fileName: Text,
        originalFileName: Text,
        savedFileNm: Text,
      }),
    ),
  ),
})

type UploadAddress = { readonly url: string; readonly stored: StoredFile }

const firstFilled = (...texts: readonly (string | null | undefined)[]) =>
  texts.find((text) => typeof text === 'string' && text !== '') ?? undefined

/**
 * Returns a key for bytes in memory. The same `Blob` always has the same key; another `Blob` has another key, even if
 * its bytes are equal. [E-204]
 */
const makeContentKeys = () => {
  const keys = new WeakMap<FileBytes, string>()
  return (content: FileBytes): string => {
    const key = keys.get(content) ?? randomId()
    keys.set(content, key)
    return key
  }
}

/** True if the server took too long, which HTTP 504 reports. [P-076] [P-163] */
const isGatewayTimeout = ({ status }: Refused): boolean => status === CALL_STATUSES.gatewayTimeout

const toUploadError = (error: CallError) => {
  if (error._tag === 'SessionEnded') return error
  const late = error._tag === 'NoAnswer' ? hasTimedOut(error) : error._tag === 'Refused' && isGatewayTimeout(error)
  return late ? new UploadTimeout({ cause: error }) : new UploadFailed({ cause: error })
}

const uploadUrlIn = (
  { success, errorMessage, message, data }: typeof Answer.Type,
  { name, contentType, content }: PreparedFile,
): Effect.Effect<UploadAddress, UploadRefused | UploadFailed> => {
  if (isMarkedFailure(success))
    return Effect.fail(new UploadRefused({ name, message: firstFilled(errorMessage, message) ?? null }))
  if (data === null || data === undefined || !isFetchableUrl(data.presignedUrl))
    return Effect.fail(new UploadFailed({ cause: 'no URL' }))
  const { presignedUrl, filePath, fileName, originalFileName, savedFileNm } = data
  const storedFile: StoredFile = {
    name: firstFilled(fileName, originalFileName) ?? name,
    storedName: firstFilled(savedFileNm, fileName) ?? filePath.split('/').at(-1) ?? name,
    path: filePath,
    bytes: content.size,
    extension: extensionOf(name),
    mimeType: contentType,
  }
  return Effect.succeed({ url: presignedUrl, stored: storedFile })
}

const isSuccess = (status: number) => status >= 200 && status < 300

const refusedBy = (status: number) => {
  const cause = refusalWithStatus(SENDING, status)
  return isGatewayTimeout(cause) ? new UploadTimeout({ cause }) : new UploadFailed({ cause })
}

const lengthOf = async (response: Response): Promise<number> => {
  const declaredLength = response.headers.get('content-length')
  if (declaredLength !== null && /^\d+$/.test(declaredLength)) {
    // Cancels the rest of the answer, because only the declared length is needed.
    response.body?.cancel().catch(() => undefined)
    return Number(declaredLength)
  }
  return (await response.blob()).size
}

/**
 * Makes the adapter of the presigned storage. The back end gives a URL, and the bytes are sent by PUT to another
 * origin, without cookie or token. [P-178] to [P-182]
 */
export const makeFileStorageHttp = (
  http: Http,
  send: Transfer,
  files: StoredFileUrls,
  settings: SettingsSource,
): FileStorage => {
  const contentKeyOf = makeContentKeys()
  /** Uploads whose answer was lost. Their bytes may already be stored. */
  const unanswered = new WeakMap<FileBytes, StoredFile>()
  const transfer = (request: Omit<TransferRequest, 'credentials' | 'limits'>) => {
    const { transferIdleMs, transferMaxMs } = settings.read()
    return send({ ...request, credentials: false, limits: { idleMs: transferIdleMs, maxMs: transferMaxMs } })
  }

  const grant = (file: PreparedFile, category: FileCategory) =>
    http
      .post(ADDRESS, {
        body: {
          originalFileName: file.name,
          contentType: file.contentType,
          fileCategory: FILE_CATEGORY_WORDS[category],
        },
        operation: 'presigned-url',
        content: contentKeyOf(file.content),
      })
      .pipe(
        decodeAnswer(Answer, ADDRESS),
        Effect.mapError(toUploadError),
        Effect.flatMap((answer) => uploadUrlIn(answer, file)),
      )

  /** Sends the bytes and returns the storage's HTTP status. */
  const put = (
    { url, stored }: UploadAddress,
    { name, contentType, content }: PreparedFile,
    onProgress: (progress: FileTransferProgress) => void,
  ) =>
    transfer({
      call: SENDING,
      method: 'PUT',
      url,
      headers: { 'content-type': contentType, [settings.read().originalNameHeader]: encodeURIComponent(name) },
      body: content,
      onProgress,
    }).pipe(
      Effect.onError(() => Effect.sync(() => void unanswered.set(content, stored))),
      Effect.mapError(toUploadError),
      Effect.map(({ status }) => status),
    )

  const sizeOf: FileStorage['sizeOf'] = (path) =>
    files.urlOf(path).pipe(
      Effect.flatMap((url) =>
        Effect.tryPromise({
          try: async (signal) => {
            const response = await fetch(url, { credentials: 'omit', cache: 'no-store', signal })
            if (!response.ok) return { status: response.status, size: 0 }
            return { status: response.status, size: await lengthOf(response) }
          },
          catch: (cause) => new NoAnswer({ call: FETCHING, cause }),
        }),
      ),
      Effect.timeoutOrElse({
        duration: settings.read().transferIdleMs,
        orElse: () => Effect.fail(new NoAnswer({ call: FETCHING, cause: new TimedOut() })),
      }),
      Effect.flatMap(({ status, size }) =>
        isSuccess(status) ? Effect.succeed(size) : Effect.fail(refusalWithStatus(FETCHING, status)),
      ),
    )

  /** Returns the file of an earlier upload whose answer was lost, if it was stored completely; otherwise null. */
  const arrivedBefore = ({ content }: PreparedFile): Effect.Effect<StoredFile | null> => {
    const before = unanswered.get(content)
    if (before === undefined) return Effect.succeed(null)
    unanswered.delete(content)
    return sizeOf(before.path).pipe(
      Effect.map((size) => (size > 0 && size === content.size ? before : null)),
      Effect.orElseSucceed(() => null),
    )
  }

  return {
    store: (file, category, onProgress) =>
      Effect.gen(function* () {
        const before = yield* arrivedBefore(file)
        if (before !== null) return before
        const attempt = Effect.gen(function* () {
          const uploadAddress = yield* grant(file, category)
          return { stored: uploadAddress.stored, status: yield* put(uploadAddress, file, onProgress) }
        })
        const first = yield* attempt
        const { stored, status } = first.status === 403 ? yield* attempt : first
        return isSuccess(status) ? stored : yield* refusedBy(status)
      }),
    sizeOf,
    bytesOf: (path) =>
      files.urlOf(path).pipe(
        Effect.flatMap((url) => transfer({ call: FETCHING, method: 'GET', url, headers: {}, body: null })),
        Effect.flatMap(({ status, bytes }) =>
          isSuccess(status) ? Effect.succeed(bytes) : Effect.fail(refusalWithStatus(FETCHING, status)),
        ),
      ),
  }
}

export const FileStorageHttp = adapter(
  FileStorage,
  { http: Http, files: StoredFileUrls, settings: SettingsSource },
  ({ http, files, settings }) => makeFileStorageHttp(http, lazyTransfer, files, settings),
)
