import { Effect } from 'effect'
import { type EvidenceRules, EVIDENCE_LIMITS } from '#domain/upload/evidence-file'
import { type FileCategory, jpegFileName, sanitisedFileName, type StoredFile } from '#domain/upload/stored-file'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'
import { useCase } from '../token.ts'
import type { AdmittedFile } from './chosen-files.ts'
import type { PreparedFile } from './chosen-file-store.port.ts'
import type { FileStorage, SendingProgress, ImagePreparer } from './file-storage.port.ts'
import { FileRefused, FileUnreadable } from './upload.errors.ts'

const CANNOT_SHRINK = new FileRefused({ refusal: 'file.cannotShrink', because: null })

/**
 * Makes a file ready to be sent: as it is, or as a smaller JPEG where it is an image above the limit. Fails: FileRefused,
 * when it cannot be decoded for that or stays too large. [P-170] [P-172] [P-176] [D3-15] [D3-16] [D3-18]
 */
export const makePrepareFile =
  (ports: { readonly images: ImagePreparer }) =>
  ({ file, as }: AdmittedFile, { bytes }: EvidenceRules): Effect.Effect<PreparedFile, FileRefused> =>
    Effect.gen(function* () {
      const name = sanitisedFileName(file.name)
      if (as.handling === 'asIs') return { name, contentType: as.contentType, content: file, preview: null }
      const { content, preview } = yield* ports.images
        .shrink(file, EVIDENCE_LIMITS.resize)
        .pipe(Effect.mapError(() => CANNOT_SHRINK))
      if (content.size > bytes) return yield* CANNOT_SHRINK
      return { name: jpegFileName(name), contentType: 'image/jpeg', content, preview }
    })
export type PrepareFile = ReturnType<typeof makePrepareFile>
export type PrepareFileError = Effect.Error<ReturnType<PrepareFile>>
export const PrepareFile = useCase<PrepareFile>('PrepareFile')

/** A file that the device cannot read any more would look like a dead line. [P-165] */
const readable = ({ content }: PreparedFile) =>
  Effect.tryPromise({
    try: () => content.slice(0, SIGNATURE_BYTES).arrayBuffer(),
    catch: (cause) => new FileUnreadable({ cause }),
  })

/**
 * Sends one file to the storage and reports its progress in whole per cent; 100 comes with the answer alone. Interrupting
 * it aborts the sending. [P-178] to [P-181] [P-304] [P-307] [P-312] Fails: UploadTimeout, UploadFailed, UploadRefused,
 * FileUnreadable, SessionEnded.
 */
export const makeStoreFile =
  (ports: { readonly storage: FileStorage }) =>
  (file: PreparedFile, category: FileCategory, onPercent: (percent: number) => void = () => undefined) => {
    const onProgress = ({ moved, total }: SendingProgress) =>
      onPercent(total === 0 ? 0 : Math.min(99, Math.floor((moved / total) * 100)))
    return Effect.andThen(readable(file), ports.storage.store(file, category, onProgress))
  }
export type StoreFile = ReturnType<typeof makeStoreFile>
export type StoreFileError = Effect.Error<ReturnType<StoreFile>>
export const StoreFile = useCase<StoreFile>('StoreFile')

/** How many files are asked for at a time. */
const AT_A_TIME = 4

/**
 * Which of these files lie in the storage without a byte. One whose size cannot be learnt counts as whole: the server's own
 * check is the second net. Never fails. [P-064] [P-069] [D3-22] [D3-23]
 */
export const makeFindEmptyFiles =
  (ports: { readonly storage: FileStorage }) =>
  (files: readonly StoredFile[]): Effect.Effect<readonly StoredFile[]> =>
    Effect.filter(
      files,
      ({ path }) =>
        ports.storage.sizeOf(path).pipe(
          Effect.map((size) => size === 0),
          Effect.orElseSucceed(() => false),
        ),
      { concurrency: AT_A_TIME },
    )
export type FindEmptyFiles = ReturnType<typeof makeFindEmptyFiles>
export const FindEmptyFiles = useCase<FindEmptyFiles>('FindEmptyFiles')
