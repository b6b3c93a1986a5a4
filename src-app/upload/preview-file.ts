import { Effect } from 'effect'
import { useCase } from '../token.ts'
import type { AdmittedFile } from './admit-chosen-files.ts'
import type { FileBytes } from './chosen-file.ts'
import type { ImagePreparer } from './image-preparer.port.ts'

/** A small picture of a file for the list; null for a PDF, and where decoding fails: the file is taken all the same. [P-173] [D3-17] */
export const makePreviewFile =
  (ports: { readonly images: ImagePreparer }) =>
  ({ file, as }: AdmittedFile): Effect.Effect<FileBytes | null> =>
    as.contentType === 'application/pdf' || file.size === 0
      ? Effect.succeed(null)
      : ports.images.preview(file).pipe(Effect.orElseSucceed(() => null))
export type PreviewFile = ReturnType<typeof makePreviewFile>
export const PreviewFile = useCase<PreviewFile>('PreviewFile')
