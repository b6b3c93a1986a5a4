import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { withCameraData } from '../fixtures/pictures/exif.ts'
import { makePhotosInPage } from '../fixtures/pictures/make-photos.ts'
import type { TestWorld } from '../journey.ts'
import type { ChosenFile } from './documents.ts'

const bytesOf = (name: string) => readFileSync(fileURLToPath(new URL(`../fixtures/pictures/${name}`, import.meta.url)))

const PICTURES = {
  jpeg: { file: 'photo.jpg', mimeType: 'image/jpeg' },
  sideways: { file: 'photo-held-sideways.jpg', mimeType: 'image/jpeg' },
  png: { file: 'transparent.png', mimeType: 'image/png' },
  webp: { file: 'picture.webp', mimeType: 'image/webp' },
  heic: { file: 'photo.heic', mimeType: 'image/heic' },
} as const

/** Returns an image of e2e/fixtures/pictures under the file name that the test chooses. */
export const aPicture = (kind: keyof typeof PICTURES, name: string): ChosenFile => {
  const { file, mimeType } = PICTURES[kind]
  return { name, mimeType, buffer: bytesOf(file) }
}

/** Returns the photo as a camera writes it in this orientation (1 to 8). */
export const aPhotoInOrientation = (orientation: number, name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: withCameraData(bytesOf('photo.jpg'), orientation),
})

/** Returns bytes that readers ignore at the end of a file of this kind. */
const filler = (kind: string, size: number): Buffer => {
  const bytes = Buffer.alloc(size)
  if (kind === 'image/heic') {
    bytes.writeUInt32BE(size)
    bytes.write('free', 4, 'latin1')
  }
  return bytes
}

/** Returns a file above the size limit with the same small image: the added bytes are not decoded, which saves time. */
export const aFileAboveLimit = ({ buffer, ...file }: ChosenFile): ChosenFile => {
  const more = filler(file.mimeType, EVIDENCE_FILE_PARAMETERS.fileBytes + 1 - buffer.length)
  return { ...file, buffer: Buffer.concat([buffer, more]) }
}

/** Returns a file with these bytes, under any name and type. */
export const aFileOf = (name: string, mimeType: string, content: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content, 'latin1'),
})

/** Returns the applicant's stored files, in the order of their arrival. */
export const readStoredFiles = async (world: TestWorld) =>
  (await world.documents('storedFiles')).toSorted((a, b) => a.at - b.at)

/** Returns the bytes at a path, fetched as the applicant would. */
export const fetchStoredBytes = async (page: Page, filePath: string): Promise<Buffer> => {
  const query = new URLSearchParams({ filePath })
  const answer = await page.request.post(`/api/v1/common/file/presigned-download-url?${query}`)
  const { data } = (await answer.json()) as { readonly data: string }
  return (await page.request.get(data)).body()
}

type PictureColours = { readonly size: string; readonly corners: string; readonly middle: string }

/** Names of the colours of e2e/fixtures/pictures. */
const NAMED: readonly (readonly [string, readonly [number, number, number]])[] = [
  ['red', [0xd6, 0x28, 0x28]],
  ['green', [0x2a, 0x9d, 0x4e]],
  ['blue', [0x1d, 0x5f, 0xd1]],
  ['yellow', [0xf2, 0xc3, 0x11]],
  ['white', [255, 255, 255]],
  ['black', [0, 0, 0]],
]

const nameOf = (pixel: readonly number[]) => {
  const distance = (colour: readonly number[]) =>
    colour.reduce((sum, part, i) => sum + Math.abs(part - (pixel[i] ?? 0)), 0)
  return NAMED.toSorted(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? ''
}

/** Returns the size and colours of an image that is decoded without its metadata. */
export const readPictureColours = async (page: Page, bytes: Buffer): Promise<PictureColours> => {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const picture = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([picture]), { imageOrientation: 'none' })
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { width: w, height: h } = bitmap
    const at = (x: number, y: number) => [...context.getImageData(Math.floor(x * w), Math.floor(y * h), 1, 1).data]
    const places = [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9), at(0.5, 0.5)]
    return { width: w, height: h, pixels: places }
  }, bytes.toString('base64'))
  const names = pixels.map(nameOf)
  return { size: `${width}x${height}`, corners: names.slice(0, 4).join(' '), middle: names[4] ?? '' }
}

/** Makes photos of this size in the page, each of more than 10 MB, and returns them as data that can be dropped. */
export const makeDroppablePhotos = async (
  page: Page,
  size: { readonly count: number; readonly width: number; readonly height: number; readonly plain?: boolean },
) => {
  const photos = await page.evaluateHandle(makePhotosInPage, { ...size, bytes: EVIDENCE_FILE_PARAMETERS.fileBytes + 1 })
  return photos.evaluateHandle((files) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    return transfer
  })
}

/** Returns the keys of the chosen files that this browser stores. */
export const readStoredChosenFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal-chosen-files')) return []
    return new Promise<readonly string[]>((resolve, reject) => {
      const opening = indexedDB.open('portal-chosen-files')
      opening.addEventListener('error', () => reject(new Error('no database')))
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction('chosen-files', 'readonly')
        const keys = transaction.objectStore('chosen-files').getAllKeys()
        transaction.addEventListener('complete', () => {
          opening.result.close()
          resolve(keys.result.map(String))
        })
      })
    })
  })
