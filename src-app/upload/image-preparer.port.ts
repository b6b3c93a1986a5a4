import type { Effect } from 'effect'
import type { ResizeProfile } from '#domain/upload/evidence-file'
import type { FileBytes } from '../kernel/chosen-file.ts'
import { port } from '../token.ts'
import type { ImageUnreadable } from './upload.errors.ts'

export type ShrunkImage = { readonly content: FileBytes; readonly preview: FileBytes }

/**
 * Outside the main thread, one at a time, in the order of the calls. Interruption cancels a picture. The result is an
 * upright JPEG without metadata, with white instead of transparency. [P-310] [P-311]
 */
export interface ImagePreparer {
  /** Reduced to the profile's size, never enlarged. [P-170] [P-171] [D3-15] [D3-16] */
  readonly shrink: (image: FileBytes, profile: ResizeProfile) => Effect.Effect<ShrunkImage, ImageUnreadable>
  /** For the list; HEIC is decoded too, within ten seconds. [P-173] [D3-17] */
  readonly preview: (image: FileBytes) => Effect.Effect<FileBytes, ImageUnreadable>
}
export const ImagePreparer = port<ImagePreparer>('ImagePreparer')
