// Writes the metadata of a camera into a JPEG: its orientation (1 to 8), its name, and its location.
import { Buffer } from 'node:buffer'

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5

const MAKER = 'Portal Sample Camera\0'

/** Returns one entry of an image file directory: tag, type, count, and four bytes with the value or its offset. */
const entry = (tag: number, type: number, count: number, value: number | string) => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(tag, 0)
  bytes.writeUInt16BE(type, 2)
  bytes.writeUInt32BE(count, 4)
  if (typeof value === 'string') bytes.write(value, 8, 'latin1')
  else if (type === SHORT) bytes.writeUInt16BE(value, 8)
  else bytes.writeUInt32BE(value, 8)
  return bytes
}

const directory = (entries: readonly Buffer[]) => {
  const count = Buffer.alloc(2)
  count.writeUInt16BE(entries.length)
  return Buffer.concat([count, ...entries, Buffer.alloc(4)])
}
const sizeOf = (entries: number) => 2 + entries * 12 + 4

const rationals = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 8)
  values.forEach((value, i) => {
    bytes.writeUInt32BE(value, i * 8)
    bytes.writeUInt32BE(1, i * 8 + 4)
  })
  return bytes
}

/** Returns the JPEG as a camera in this orientation would write it at 37° 33' 58" N, 126° 58' 40" E. */
export const withCameraData = (jpeg: Buffer, orientation: number): Buffer => {
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1')
  const main = 8
  const gps = main + sizeOf(3)
  const values = gps + sizeOf(4)
  const latitude = rationals(37, 33, 58)
  const longitude = rationals(126, 58, 40)
  const maker = Buffer.from(MAKER, 'latin1')
  const tiff = Buffer.concat([
    header,
    directory([
      entry(0x010f, ASCII, maker.length, values + latitude.length + longitude.length),
      entry(0x0112, SHORT, 1, orientation),
      entry(0x8825, LONG, 1, gps),
    ]),
    directory([
      entry(0x0001, ASCII, 2, 'N\0'),
      entry(0x0002, RATIONAL, 3, values),
      entry(0x0003, ASCII, 2, 'E\0'),
      entry(0x0004, RATIONAL, 3, values + latitude.length),
    ]),
    latitude,
    longitude,
    maker,
  ])
  const segment = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(segment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, segment, jpeg.subarray(2)])
}

/** Returns the metadata texts of a camera that the file still contains at any position. */
export const cameraDataIn = (bytes: Uint8Array): readonly string[] =>
  ['Exif\0\0', MAKER.slice(0, -1), 'http://ns.adobe.com/xap'].filter((words) =>
    Buffer.from(bytes).includes(words, 0, 'latin1'),
  )
