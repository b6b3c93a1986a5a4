import { Effect } from 'effect'
import { SIGNATURE_BYTE_COUNT } from '#domain/upload/file-signature'
import type { FileCategory } from '#domain/upload/stored-file'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { FileStorage, type FileTransferProgress } from './file-storage.port.ts'
import type { PreparedFile } from './prepared-file.ts'
import { FileUnreadable } from './upload.errors.ts'

/**
 * Fails if the device can no longer read the file. Otherwise the failure would look like a failure of the network.
 * [P-165]
 */
const readable = ({ content }: PreparedFile) =>
  Effect.tryPromise({
    try: () => content.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer(),
    catch: (cause) => new FileUnreadable({ cause }),
  })

/**
 * Sends one file to the storage and reports its progress in whole per cent, at most 99 before the answer. Interruption
 * cancels the upload. [P-178] [P-307]
 */
export const StoreFile = useCase(
  'StoreFile',
  { storage: FileStorage },
  (ports) => (file: PreparedFile, category: FileCategory, onPercent: (percent: number) => void) => {
    const onProgress = ({ moved, total }: FileTransferProgress) =>
      onPercent(total === 0 ? 0 : Math.min(99, Math.floor((moved / total) * 100)))
    return Effect.andThen(readable(file), ports.storage.store(file, category, onProgress))
  },
)
export type StoreFileError = ErrorOf<typeof StoreFile>
