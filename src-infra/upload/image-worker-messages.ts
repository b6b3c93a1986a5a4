import type { MadeImage } from './image-work.ts'

/** What the image worker says: the decoder of our own begins, and how the order ended. */
export type FromImageWorker =
  | { readonly is: 'decodingHeic' }
  | { readonly is: 'made'; readonly image: MadeImage }
  | { readonly is: 'failed'; readonly why: string }
