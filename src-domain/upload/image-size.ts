/** Width and height of an image in whole pixels, after it was rotated upright. */
export type PixelSize = { readonly width: number; readonly height: number }

const wholePixels = (length: number) => Math.max(1, Math.round(length))

/**
 * Returns the largest size that fits into a box and keeps the proportions of the image. Width and height are whole
 * pixels, at least 1, and never larger than those of the image. The box is not rotated for portrait images. [P-171]
 * [D3-15]
 */
export const fitIntoBox = (picture: PixelSize, box: PixelSize): PixelSize => {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return { width: wholePixels(picture.width * scale), height: wholePixels(picture.height * scale) }
}
