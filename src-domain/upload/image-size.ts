/** Width and height of a picture in whole pixels, after turning it upright. */
export type PixelSize = { readonly width: number; readonly height: number }

const wholePixels = (length: number) => Math.max(1, Math.round(length))

/**
 * The largest size within a box that keeps the ratio of a picture: whole pixels, at least one each way, and never larger
 * than the picture is. The box is not turned for pictures that stand. [P-171] [D3-15]
 */
export const fitBox = (picture: PixelSize, box: PixelSize): PixelSize => {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height)
  return { width: wholePixels(picture.width * scale), height: wholePixels(picture.height * scale) }
}
