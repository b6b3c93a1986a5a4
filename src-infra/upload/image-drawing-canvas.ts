import type { ResizeProfile } from '#domain/upload/evidence-file'
import { fitIntoBox } from '#domain/upload/image-size'

/** The bytes of a drawn picture and of its preview. `content` is null if only the preview was requested. */
export type EncodedImage = { readonly content: Blob | null; readonly preview: Blob }

/** A decoded, upright picture. It can be drawn, and must be released afterwards. */
export type DecodedPicture = Pick<ImageBitmap, 'width' | 'height' | 'close'> & CanvasImageSource

/** A canvas: an `OffscreenCanvas` in a worker, an element on the page. */
type DrawingCanvas = { readonly canvas: CanvasImageSource; readonly toJpeg: (quality: number) => Promise<Blob> }
export type MakeDrawingCanvas = (size: { readonly width: number; readonly height: number }) => DrawingCanvas & {
  readonly context: Pick<
    CanvasRenderingContext2D,
    'fillStyle' | 'fillRect' | 'drawImage' | 'imageSmoothingEnabled' | 'imageSmoothingQuality'
  >
}

/** The size of a preview. The list shows previews about 64 pixels high, so this size is sharp on every screen. */
const PREVIEW: ResizeProfile = { width: 240, height: 240, quality: 0.8 }

/** Draws on white, because transparent parts would be black in a JPEG. [D3-15] */
const draw = (
  picture: CanvasImageSource,
  from: DecodedPicture,
  box: ResizeProfile,
  make: MakeDrawingCanvas,
): DrawingCanvas => {
  const size = fitIntoBox(from, box)
  const drawing = make(size)
  const { context } = drawing
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  return drawing
}

/**
 * Draws the requested picture from a decoded picture, and releases the decoded one. The result has no metadata. [P-310]
 */
export const encodeAndReleaseImage = async (
  picture: DecodedPicture,
  profile: ResizeProfile | null,
  make: MakeDrawingCanvas,
): Promise<EncodedImage> => {
  try {
    if (profile === null)
      return { content: null, preview: await draw(picture, picture, PREVIEW, make).toJpeg(PREVIEW.quality) }
    const large = draw(picture, picture, profile, make)
    const small = draw(large.canvas, picture, PREVIEW, make)
    const [content, preview] = await Promise.all([large.toJpeg(profile.quality), small.toJpeg(PREVIEW.quality)])
    return { content, preview }
  } finally {
    picture.close()
  }
}
