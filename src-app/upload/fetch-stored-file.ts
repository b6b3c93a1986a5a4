import { Data, Effect } from 'effect'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import type { FileBytes } from '../kernel/chosen-file.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import type { AdmittedFile } from './admit-chosen-files.ts'
import { FileStorage } from './file-storage.port.ts'
import { ImagePreparer } from './image-preparer.port.ts'
import { PublicFiles } from './public-files.port.ts'
import { StoredFileUrls } from './stored-file-urls.port.ts'

/** The file could not be fetched, for any reason; nothing was opened. [E-063] */
export class DownloadFailed extends Data.TaggedError('DownloadFailed')<{ readonly cause: unknown }> {}

/** Asks for the URL of a public file and starts its download in this window. [E-039] [E-062] */
export const DownloadPublicFile = useCase(
  'DownloadPublicFile',
  { files: PublicFiles },
  (ports) => (path: string) =>
    ports.files.urlOf(path).pipe(
      Effect.mapError((cause) => new DownloadFailed({ cause })),
      Effect.map((url) => ports.files.start(url)),
    ),
)

/** Returns a temporary URL of a submitted file. [A-188] [P-182] */
export const FindStoredFileUrl = useCase(
  'FindStoredFileUrl',
  { files: StoredFileUrls },
  (ports) => (path: string) =>
    Effect.catchTag(ports.files.urlOf(path), CALL_FAILURE_TAGS, (cause) => new DownloadFailed({ cause })),
)
export type FindStoredFileUrl = ServiceOf<typeof FindStoredFileUrl>
export type FindStoredFileUrlError = ErrorOf<typeof FindStoredFileUrl>

/** Returns the bytes of a submitted file for viewing or saving. [P-182] [P-184] */
export const FetchStoredFile = useCase(
  'FetchStoredFile',
  { storage: FileStorage },
  (ports) => (path: string) =>
    Effect.catchTag(ports.storage.bytesOf(path), CALL_FAILURE_TAGS, (cause) => new DownloadFailed({ cause })),
)
export type FetchStoredFile = ServiceOf<typeof FetchStoredFile>
export type FetchStoredFileError = ErrorOf<typeof FetchStoredFile>

/**
 * Returns a small preview of a file for the list; null for a PDF, for an empty file, or if decoding fails. A file that
 * cannot be decoded is accepted anyway. [P-173] [D3-17]
 */
export const MakeFilePreview = useCase(
  'MakeFilePreview',
  { images: ImagePreparer },
  (ports) =>
    ({ file, as }: AdmittedFile): Effect.Effect<FileBytes | null> =>
      as.contentType === 'application/pdf' || file.size === 0
        ? Effect.succeed(null)
        : ports.images.preview(file).pipe(Effect.orElseSucceed(() => null)),
)

/**
 * Returns a stored picture as a JPEG, if it is a HEIC that this browser cannot show; null if it cannot be fetched or
 * decoded. [P-173] [D3-17]
 */
export const FetchImageAsJpeg = useCase(
  'FetchImageAsJpeg',
  { storage: FileStorage, images: ImagePreparer },
  (ports) =>
    (path: string): Effect.Effect<FileBytes | null> =>
      ports.storage.bytesOf(path).pipe(
        Effect.flatMap((bytes) => ports.images.shrink(bytes, EVIDENCE_FILE_PARAMETERS.resize)),
        Effect.map(({ content }): FileBytes | null => content),
        Effect.orElseSucceed(() => null),
      ),
)
export type FetchImageAsJpeg = ServiceOf<typeof FetchImageAsJpeg>
