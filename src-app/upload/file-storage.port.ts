import type { Effect } from 'effect'
import type { FileCategory, StoredFile } from '#domain/upload/stored-file'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import type { FileBytes } from '../kernel/chosen-file.ts'
import { port } from '../kernel/token.ts'
import type { PreparedFile } from './prepared-file.ts'
import type { UploadFailed, UploadRefused, UploadTimeout } from './upload.errors.ts'

/** Progress of a transfer in bytes; `total` is 0 if it is unknown. */
export type FileTransferProgress = { readonly moved: number; readonly total: number }

/** The agency's storage for files of applicants. */
export interface FileStorage {
  /**
   * Stores a file and reports its progress. If the upload URL was already used or has expired, requests a second URL,
   * but no third. Interruption cancels the upload. [P-178] [P-312]
   */
  readonly store: (
    file: PreparedFile,
    category: FileCategory,
    onProgress: (progress: FileTransferProgress) => void,
  ) => Effect.Effect<StoredFile, UploadTimeout | UploadFailed | UploadRefused | SessionEnded>
  /**
   * Returns the size in bytes of the file under this path. Loads the file only if the answer does not state the size.
   * [P-064] [D3-23]
   */
  readonly sizeOf: (path: string) => Effect.Effect<number, CallError>
  /** Returns the bytes of the file under this path, with the time limits of a transfer. [P-182] [P-304] */
  readonly bytesOf: (path: string) => Effect.Effect<FileBytes, CallError>
}
export const FileStorage = port<FileStorage>('FileStorage')
