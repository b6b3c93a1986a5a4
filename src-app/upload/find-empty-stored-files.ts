import { Effect } from 'effect'
import { decideStoredFile } from '#domain/upload/file-reference'
import type { StoredFile } from '#domain/upload/stored-file'
import { useCase } from '../kernel/token.ts'
import { FileStorage } from './file-storage.port.ts'

const PARALLEL_CALLS = 4

/**
 * Returns the stored files that are empty. A file whose size is unknown counts as not empty; the server checks the size
 * again and refuses an empty file. Never fails. [P-064] [P-069]
 */
export const FindEmptyStoredFiles = useCase(
  'FindEmptyStoredFiles',
  { storage: FileStorage },
  (ports) =>
    (files: readonly StoredFile[]): Effect.Effect<readonly StoredFile[]> =>
      Effect.filter(
        files,
        ({ path, mimeType: type }) =>
          Effect.map(
            Effect.orElseSucceed(ports.storage.sizeOf(path), () => null),
            (size) => decideStoredFile({ size, type }, null).verdict === 'empty',
          ),
        { concurrency: PARALLEL_CALLS },
      ),
)
