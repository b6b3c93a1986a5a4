import { Effect } from 'effect'
import { type EvidenceLimits, EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { toJpegFileName, sanitiseFileName } from '#domain/upload/stored-file'
import { useCase } from '../kernel/token.ts'
import type { AdmittedFile } from './admit-chosen-files.ts'
import { ImagePreparer } from './image-preparer.port.ts'
import type { PreparedFile } from './prepared-file.ts'
import { FileRefused } from './upload.errors.ts'

const CANNOT_SHRINK = new FileRefused({ refusal: 'cannotShrink', because: null })

/**
 * Prepares a file for sending: unchanged, or as a smaller JPEG for an image above the limit. Fails if the image cannot
 * be decoded or stays too large. [P-170] [P-172]
 */
export const PrepareFile = useCase('PrepareFile', { images: ImagePreparer }, (ports) =>
  Effect.fnUntraced(function* (
    { file, as }: AdmittedFile,
    { bytes }: EvidenceLimits,
  ): Effect.fn.Return<PreparedFile, FileRefused> {
    const name = sanitiseFileName(file.name)
    if (as.handling === 'asIs') return { name, contentType: as.contentType, content: file, preview: null }
    const { content, preview } = yield* ports.images
      .shrink(file, EVIDENCE_FILE_PARAMETERS.resize)
      .pipe(Effect.mapError(() => CANNOT_SHRINK))
    if (content.size > bytes) return yield* CANNOT_SHRINK
    return { name: toJpegFileName(name), contentType: 'image/jpeg', content, preview }
  }),
)
