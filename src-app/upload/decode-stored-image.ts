import { Effect } from 'effect'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-limits'
import { useCase } from '../token.ts'
import type { FileBytes } from './chosen-file.ts'
import type { FileStorage } from './file-storage.port.ts'
import type { ImagePreparer } from './image-preparer.port.ts'

/**
 * A stored picture as one that every browser shows, for a HEIC that this one does not know; null where it cannot be fetched
 * or decoded. [P-173] [D3-17]
 */
export const makeDecodeStoredImage =
  (ports: { readonly storage: FileStorage; readonly images: ImagePreparer }) =>
  (path: string): Effect.Effect<FileBytes | null> =>
    ports.storage.bytesOf(path).pipe(
      Effect.flatMap((bytes) => ports.images.shrink(bytes, EVIDENCE_LIMITS.resize)),
      Effect.map(({ content }): FileBytes | null => content),
      Effect.orElseSucceed(() => null),
    )
export type DecodeStoredImage = ReturnType<typeof makeDecodeStoredImage>
export const DecodeStoredImage = useCase<DecodeStoredImage>('DecodeStoredImage')
