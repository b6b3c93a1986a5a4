import type { Effect } from 'effect'
import type { ResizeProfile } from '#domain/upload/evidence-file'
import type { FileBytes } from '../kernel/chosen-file.ts'
import { port } from '../kernel/token.ts'
import type { ImageUnreadable } from './upload.errors.ts'

type ShrunkImage = { readonly content: FileBytes; readonly preview: FileBytes }

/**
 * Processes pictures outside the main thread, one at a time, in the order of the calls. Interruption cancels a picture
 * that is waiting or being processed. The result is an upright JPEG without metadata, with white instead of
 * transparency. [P-310] [P-311]
 */
export interface ImagePreparer {
  /** Returns the picture reduced to the profile's size, never enlarged. [P-171] [D3-15] */
  readonly shrink: (image: FileBytes, profile: ResizeProfile) => Effect.Effect<ShrunkImage, ImageUnreadable>
  /** Returns a small preview for the list. Also decodes HEIC, within ten seconds. [P-173] [D3-17] */
  readonly preview: (image: FileBytes) => Effect.Effect<FileBytes, ImageUnreadable>
}
export const ImagePreparer = port<ImagePreparer>('ImagePreparer')
