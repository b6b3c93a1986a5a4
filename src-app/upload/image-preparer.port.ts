import type { Effect } from 'effect'
import type { ResizeProfile } from '#domain/upload/evidence-file'
import { port } from '../token.ts'
import type { FileBytes } from './chosen-file.ts'
import type { ImageUnreadable } from './upload.errors.ts'

/** A picture that was made anew, and a small one of it for the list. */
export type ShrunkImage = { readonly content: FileBytes; readonly preview: FileBytes }

/**
 * Works on pictures off the main thread, one at a time, in the order of asking; interrupting a wait or the work ends it.
 * What it makes is a JPEG that stands upright, has white where there was nothing, and carries no metadata. [P-310] [P-311]
 */
export interface ImagePreparer {
  /** The picture within the profile's box, never enlarged. [P-170] [P-171] [D3-15] [D3-16] */
  readonly shrink: (image: FileBytes, profile: ResizeProfile) => Effect.Effect<ShrunkImage, ImageUnreadable>
  /** A small picture for the list; HEIC is decoded too, within ten seconds. [P-173] [D3-17] */
  readonly preview: (image: FileBytes) => Effect.Effect<FileBytes, ImageUnreadable>
}
export const ImagePreparer = port<ImagePreparer>('ImagePreparer')
