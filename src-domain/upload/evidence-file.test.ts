import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_CASES } from './evidence-file.cases.ts'
import {
  EVIDENCE_FILE_PARAMETERS,
  EVIDENCE_ACCEPT,
  EVIDENCE_MIME_TYPES,
  previewKindOf,
  evidenceFacts,
  parseEvidenceFile,
} from './evidence-file.ts'
import { bytesFromHex } from './examples/bytes-from-hex.ts'

const JPEG = 'ffd8ffe0'
const HEIC = '0000001866747970686569630000'
const GIF = '474946383961'

it('[D3-17] limits the time to open a picture', () =>
  expect(EVIDENCE_FILE_PARAMETERS.openingMs).toEqual({ browser: 60_000, heic: 10_000 }))

describe('[P-166] [P-167] [P-168] [P-169] [P-170] [P-309] the check of evidence files', () => {
  it.each(EVIDENCE_FILE_CASES)(
    'rule $rule decides $verdict: $about',
    ({ file: { hex, ...chosen }, limit, verdict, rule }) => {
      const file = { ...chosen, firstBytes: bytesFromHex(hex) }
      const rules = { bytes: limit ?? EVIDENCE_FILE_PARAMETERS.fileBytes }
      const result = parseEvidenceFile(file, rules)
      expect(result.ok ? `${result.value.handling} ${result.value.contentType}` : result.code).toBe(verdict)
      expect(result.ok ? rule : result.because?.rule).toBe(rule)
    },
  )

  const TYPES = Object.keys(EVIDENCE_MIME_TYPES)
  const sized = { name: fc.string(), size: fc.integer({ min: 1, max: 30_000_000 }) }
  const judge = (file: { readonly name: string; readonly size: number; readonly type: string }) =>
    parseEvidenceFile(file, { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes })

  it.each([
    ['photo.HEIC', 'binary/octet-stream', '', 'image/heic'],
    ['photo.heif', 'application/x-unknown', '', 'image/heif'],
    ['photo', ' image/png ; q=1', '', 'image/png'],
    ['photo.heic', 'image/heif', HEIC, 'image/heif'],
    ['photo.heic', '', HEIC, 'image/heic'],
    ['photo.heif', '', HEIC, 'image/heif'],
    ['photo.dat', '', HEIC, 'image/heic'],
    ['photo.png', 'image/png', HEIC, 'image/heic'],
    ['photo.heic', 'image/heic', JPEG, 'image/jpeg'],
    ['photo.jpg', 'application/pdf', JPEG, 'image/jpeg'],
  ])('sends %s of type "%s" with the bytes %s as %s', (name, type, hex, sent) =>
    expect(
      parseEvidenceFile({ name, type, size: 1, firstBytes: hex === '' ? undefined : bytesFromHex(hex) }, { bytes: 1 }),
    ).toEqual({ ok: true, value: { contentType: sent, handling: 'asIs' } }),
  )

  it.each([
    [
      { name: 'a.jpg', type: 'image/jpeg', size: 1, firstBytes: bytesFromHex(JPEG) },
      'accepted',
      'accepted',
      'picture',
      'within',
    ],
    [{ name: 'a.pdf', type: 'application/pdf', size: 2 }, 'accepted', 'unknown', 'pdf', 'above'],
    [{ name: 'a.dat', type: '', size: 2, firstBytes: bytesFromHex(GIF) }, 'none', 'other', 'picture', 'above'],
    [{ name: 'a.gif', type: 'image/gif', size: 1 }, 'other', 'unknown', 'picture', 'within'],
  ] as const)('%o claims %s, has bytes of %s, is %s and %s the limit', (file, claim, bytes, kind, size) =>
    expect(evidenceFacts(file, { bytes: 1 })).toEqual({ claim, bytes, kind, size }),
  )

  it('accepts every image, regardless of its name', () =>
    fc.assert(
      fc.property(
        fc.record({ ...sized, type: fc.constantFrom(...TYPES.filter((type) => type.startsWith('image/'))) }),
        (file) => {
          const result = judge(file)
          if (!result.ok) throw new Error(result.code)
          expect(TYPES).toContain(result.value.contentType)
          expect(result.value.handling).toBe(file.size > EVIDENCE_FILE_PARAMETERS.fileBytes ? 'shrink' : 'asIs')
        },
      ),
    ))

  it('accepts a PDF up to the limit unchanged', () =>
    fc.assert(
      fc.property(fc.record({ ...sized, type: fc.constant('application/pdf') }), (file) => {
        const result = judge(file)
        expect(result.ok ? `${result.value.handling} ${result.value.contentType}` : result.code).toBe(
          file.size > EVIDENCE_FILE_PARAMETERS.fileBytes ? 'pdfTooLarge' : 'asIs application/pdf',
        )
      }),
    ))

  it('refuses a file whose type is not allowed', () =>
    fc.assert(
      fc.property(
        fc.record({
          size: sized.size,
          name: fc.string().map((name) => `${name}.gif`),
          type: fc.string().filter((type) => !TYPES.includes((type.split(';')[0] ?? '').trim().toLowerCase())),
        }),
        (file) => {
          const result = judge(file)
          expect(result.ok ? result.value.contentType : result.code).toBe('wrongType')
        },
      ),
    ))

  it('offers every kind in the chooser by type and by extension', () => {
    expect(EVIDENCE_ACCEPT.split(',')).toEqual([
      ...TYPES,
      ...['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif', '.pdf'],
    ])
  })
})

describe('the preview of a stored file', () => {
  it.each([
    ['application/pdf', 'a', 'pdf'],
    ['image/heic', 'a', 'image'],
    ['image/gif', 'a', 'image'],
    ['application/hwp+zip', 'a.hwpx', 'other'],
    ['application/octet-stream', 'a.png', 'image'],
    [null, 'A.PDF', 'pdf'],
    [null, 'a.JPEG', 'image'],
    [null, 'a.heif', 'image'],
    [null, 'a.bmp', 'image'],
    [null, 'a.hwpx', 'other'],
    [null, 'jpg', 'other'],
  ] as const)('[A-188] [P-108] the preview of a file of type %s and name %s is %s', (mimeType, name, kind) =>
    expect(previewKindOf(mimeType, name)).toBe(kind),
  )
})
