import { Data, Effect } from 'effect'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-file'
import { unlessSessionEnded } from '../kernel/failed-call.ts'
import { type Served, useCase } from '../token.ts'
import type { AdmittedFile } from './keep-chosen-files.ts'
import type { FileBytes } from './chosen-file.ts'
import { FileStorage, StoredFiles, PublicFiles, ImagePreparer } from './file-storage.port.ts'

/** The file could not be fetched, for whatever reason; nothing was opened. [E-063] */
export class DownloadFailed extends Data.TaggedError('DownloadFailed')<{ readonly cause: unknown }> {}

const DOWNLOAD_FILE_PORTS = { files: PublicFiles }

/** Downloads one of the files that everybody may have. [E-039] [E-062] [E-063] Fails: DownloadFailed. */
export const makeDownloadFile = (ports: Served<typeof DOWNLOAD_FILE_PORTS>) => (path: string) =>
  ports.files.addressOf(path).pipe(
    Effect.mapError((cause) => new DownloadFailed({ cause })),
    Effect.map((address) => ports.files.start(address)),
  )
export type DownloadFile = ReturnType<typeof makeDownloadFile>
export const DownloadFile = useCase('DownloadFile', makeDownloadFile, DOWNLOAD_FILE_PORTS)

const FIND_FILE_ADDRESS_PORTS = { files: StoredFiles }

/** Where a file that the applicant handed in can be seen for a while. [A-188] [P-182] Fails: DownloadFailed, SessionEnded. */
export const makeFindFileAddress = (ports: Served<typeof FIND_FILE_ADDRESS_PORTS>) => (path: string) =>
  ports.files.addressOf(path).pipe(Effect.mapError(unlessSessionEnded((cause) => new DownloadFailed({ cause }))))
export type FindFileAddress = ReturnType<typeof makeFindFileAddress>
export type FindFileAddressError = Effect.Error<ReturnType<FindFileAddress>>
export const FindFileAddress = useCase('FindFileAddress', makeFindFileAddress, FIND_FILE_ADDRESS_PORTS)

const FETCH_FILE_PORTS = { storage: FileStorage }

/** The bytes of a file that the applicant handed in, to be shown or saved. [P-182] [P-184] Fails: DownloadFailed, SessionEnded. */
export const makeFetchFile = (ports: Served<typeof FETCH_FILE_PORTS>) => (path: string) =>
  ports.storage.bytesOf(path).pipe(Effect.mapError(unlessSessionEnded((cause) => new DownloadFailed({ cause }))))
export type FetchFile = ReturnType<typeof makeFetchFile>
export type FetchFileError = Effect.Error<ReturnType<FetchFile>>
export const FetchFile = useCase('FetchFile', makeFetchFile, FETCH_FILE_PORTS)

const PREVIEW_FILE_PORTS = { images: ImagePreparer }

/** A small picture of a file for the list; null for a PDF, and where decoding fails: the file is taken all the same. [P-173] [D3-17] */
export const makePreviewFile =
  (ports: Served<typeof PREVIEW_FILE_PORTS>) =>
  ({ file, as }: AdmittedFile): Effect.Effect<FileBytes | null> =>
    as.contentType === 'application/pdf' || file.size === 0
      ? Effect.succeed(null)
      : ports.images.preview(file).pipe(Effect.orElseSucceed(() => null))
export type PreviewFile = ReturnType<typeof makePreviewFile>
export const PreviewFile = useCase('PreviewFile', makePreviewFile, PREVIEW_FILE_PORTS)

const DECODE_STORED_IMAGE_PORTS = { storage: FileStorage, images: ImagePreparer }

/**
 * A stored picture as one that every browser shows, for a HEIC that this one does not know; null where it cannot be fetched
 * or decoded. [P-173] [D3-17]
 */
export const makeDecodeStoredImage =
  (ports: Served<typeof DECODE_STORED_IMAGE_PORTS>) =>
  (path: string): Effect.Effect<FileBytes | null> =>
    ports.storage.bytesOf(path).pipe(
      Effect.flatMap((bytes) => ports.images.shrink(bytes, EVIDENCE_LIMITS.resize)),
      Effect.map(({ content }): FileBytes | null => content),
      Effect.orElseSucceed(() => null),
    )
export type DecodeStoredImage = ReturnType<typeof makeDecodeStoredImage>
export const DecodeStoredImage = useCase('DecodeStoredImage', makeDecodeStoredImage, DECODE_STORED_IMAGE_PORTS)
