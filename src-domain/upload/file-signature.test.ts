import { describe, expect, it } from 'vitest'
import { bytesFromHex } from './examples/bytes-from-hex.ts'
import { CONTENT_TYPE_OF_KIND, detectFileKind } from './file-signature.ts'

describe('[P-309] the file type detected from the first bytes', () => {
  it.each([
    ['ffd8ffe0', 'jpeg'],
    ['89504e470d0a1a0a', 'png'],
    ['255044462d312e37', 'pdf'],
    ['524946461234567857454250', 'webp'],
    ['0000001866747970686569630000', 'heic'],
    ['00000018667479706d6966310000', 'heic'],
    ['00000018667479706865696d0000', 'heic'],
    ['0000001866747970686576730000', 'heic'],
    ['474946383761', 'gif'],
    ['0d0a0d0a255044462d312e37', 'pdf'],
    ['4d5a255044462d312e37', 'program'],
    ['3c68746d6c3e255044462d', 'html'],
    ['d0cf11e0a1b11ae1', null],
    ['1f8b08', null],
    ['504b0304', 'zip'],
    ['7f454c46', 'program'],
    ['23212f62696e2f7368', 'program'],
    ['efbbbf202020203c68746d6c3e', 'html'],
    ['3c212d2d2078202d2d3e3c7376673e', 'svg'],
    ['', null],
    ['68656c6c6f', null],
    ['524946461234567857415645', null],
  ] as const)('the detected type of %s is %s', (hex, kind) => expect(detectFileKind(bytesFromHex(hex))).toBe(kind))

  it('is sent as the content type', () => {
    const typeOf = (hex: string) => {
      const kind = detectFileKind(bytesFromHex(hex))
      return kind !== null && kind in CONTENT_TYPE_OF_KIND
        ? CONTENT_TYPE_OF_KIND[kind as keyof typeof CONTENT_TYPE_OF_KIND]
        : null
    }
    expect(['ffd8ff', '89504e470d0a1a0a', '255044462d', '524946460000000057454250'].map(typeOf)).toEqual([
      'image/jpeg',
      'image/png',
      'application/pdf',
      'image/webp',
    ])
    expect(['000000186674797068656963', '474946383761'].map(typeOf)).toEqual(['image/heic', null])
  })
})
