import type { ResizeProfile } from '#domain/upload/evidence-file'
import type { EncodedImage } from './image-drawing-canvas.ts'

/**
 * A request to the image worker: for a smaller image and its preview, or, if `profile` is null, only for the preview.
 */
export type ImageRequest = { readonly image: Blob; readonly profile: ResizeProfile | null }

export type ImageWorkerMessage =
  | { readonly is: 'decodingHeic' }
  | { readonly is: 'made'; readonly image: EncodedImage }
  | { readonly is: 'failed'; readonly why: string }
