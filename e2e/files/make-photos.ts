type WantedPhotos = { readonly count: number; readonly width: number; readonly height: number; readonly bytes: number }

/**
 * Runs in a page: makes a photo of `width` by `height` pixels with the detail of a camera photo. Returns it as files
 * with different names, each of at least the given number of bytes.
 */
export const makePhotosInPage = async ({ count, width, height, bytes }: WantedPhotos): Promise<File[]> => {
  const tile = new ImageData(512, 512)
  let seed = 7
  for (let i = 0; i < tile.data.length; i += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    tile.data[i] = i % 4 === 3 ? 255 : seed >> 16
  }
  const pattern = await createImageBitmap(tile)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the page cannot draw')
  for (let x = 0; x < width; x += 512) for (let y = 0; y < height; y += 512) context.drawImage(pattern, x, y)
  const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  // Decoders ignore the bytes after the end of a JPEG.
  const rest = new Uint8Array(Math.max(0, bytes - photo.size))
  return Array.from(
    { length: count },
    (_, n) => new File([photo, rest], `사진 ${n + 1}.jpg`, { type: 'image/jpeg', lastModified: 0 }),
  )
}
