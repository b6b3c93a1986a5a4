import { Effect } from 'effect'
import type { StoredFile } from '#domain/upload/stored-file'
import { useCase } from '../token.ts'
import { FileStorage } from './file-storage.port.ts'

/** The number of files in one request. */
const AT_A_TIME = 4

/**
 * The files that lie in the storage without a byte. A file of unknown size counts as whole, because the server checks
 * it again. Never fails. [P-064] [P-069] [D3-22] [D3-23]
 */
export const FindEmptyFiles = useCase(
  'FindEmptyFiles',
  { storage: FileStorage },
  (ports) =>
    (files: readonly StoredFile[]): Effect.Effect<readonly StoredFile[]> =>
      Effect.filter(
        files,
        ({ path }) =>
          ports.storage.sizeOf(path).pipe(
            Effect.map((size) => size === 0),
            Effect.orElseSucceed(() => false),
          ),
        { concurrency: AT_A_TIME },
      ),
)
