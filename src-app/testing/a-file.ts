import type { StoredFile } from '#domain/upload/stored-file'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import type { PreparedFile } from '../upload/prepared-file.ts'

/** The first bytes of some kinds of files, in hexadecimal. */
export const FIRST_BYTES_HEX = {
  jpeg: 'ffd8ffe0',
  png: '89504e470d0a1a0a',
  pdf: '255044462d312e37',
  gif: '474946383961',
} as const

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Returns a chosen file that consists of these bytes but reports this size. */
export const aFile = (
  name: string,
  { type = 'image/jpeg', size = 1000, hex = FIRST_BYTES_HEX.jpeg as string, unreadable = false } = {},
): ChosenFile => {
  const bytes = bytesOf(hex)
  const read = (from = 0, to = bytes.length): ChosenFile => ({
    name,
    type,
    size,
    slice: (start = 0, end = bytes.length) => read(from + start, Math.min(to, from + end)),
    arrayBuffer: () =>
      unreadable ? Promise.reject(new TypeError('the file is gone')) : Promise.resolve(bytes.slice(from, to).buffer),
  })
  return read()
}

export const aPreparedFile = (name = '영수증.jpg'): PreparedFile => ({
  name,
  contentType: 'image/jpeg',
  content: aFile(name),
  preview: null,
})

/** Returns a stored file of one byte, under this path. */
export const aStoredFile = (path: string): StoredFile => ({
  name: path,
  storedName: path,
  path,
  bytes: 1,
  extension: 'jpg',
  mimeType: 'image/jpeg',
})

export const aStoredEvidenceFile = (name = 'new.pdf'): StoredFile => ({
  name,
  storedName: `saved-${name}`,
  path: `영수증/APL-1/${name}`,
  bytes: 712,
  extension: 'pdf',
  mimeType: 'application/pdf',
})
