import { SIGNATURE_BYTE_COUNT, detectFileKind } from '#domain/upload/file-signature'
import { decodeHeic } from './heic-decoder-libheif.ts'
import { type MakeDrawingCanvas, encodeAndReleaseImage } from './image-drawing-canvas.ts'
import type { ImageRequest, ImageWorkerMessage } from './image-worker-messages.ts'

const makeDrawing: MakeDrawingCanvas = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new TypeError('no canvas')
  return { canvas, context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) }
}

const post = (message: ImageWorkerMessage) => globalThis.postMessage(message)

const isHeic = async (image: Blob) =>
  detectFileKind(new Uint8Array(await image.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer())) === 'heic'

/** Decodes with the browser. Uses our decoder only for a HEIC that the browser cannot decode. */
const decode = async (image: Blob): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(image, { imageOrientation: 'from-image' })
  } catch (cause) {
    if (!(await isHeic(image))) throw cause
    post({ is: 'decodingHeic' })
    return decodeHeic(image)
  }
}

const work = async ({ image, profile }: ImageRequest): Promise<ImageWorkerMessage> => {
  try {
    return { is: 'made', image: await encodeAndReleaseImage(await decode(image), profile, makeDrawing) }
  } catch (cause) {
    return { is: 'failed', why: cause instanceof Error ? cause.name : 'unknown' }
  }
}

globalThis.addEventListener('message', (event: MessageEvent<ImageRequest>) => {
  void work(event.data).then(post)
})
