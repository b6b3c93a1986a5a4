import { Effect } from 'effect'
import type { StoredFile } from '#domain/upload/stored-file'
import { useCase } from '../token.ts'
import { FileStorage } from './file-storage.port.ts'

const PARALLEL_CALLS = 4

/**
 * Returns the stored files that are empty. A file of unknown size counts as not empty, because the server checks it
 * again. Never fails. [P-064] [P-069] [D3-22] [D3-23]
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
        { concurrency: PARALLEL_CALLS },
      ),
)
