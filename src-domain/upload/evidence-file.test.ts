import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_LIMITS } from './evidence-limits.ts'
import { EVIDENCE_FILE_CASES } from './evidence-file.cases.ts'
import { EVIDENCE_ACCEPT, EVIDENCE_MIME_TYPES, judgeEvidenceFile } from './evidence-file.ts'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('[P-166] [P-167] [P-168] [P-169] [P-170] [P-309] which files may be handed in as evidence', () => {
  it.each(EVIDENCE_FILE_CASES)('$about → $verdict', ({ file: { hex, ...file }, limit, verdict }) => {
    const firstBytes = hex === undefined ? undefined : bytesOf(hex)
    const judged = judgeEvidenceFile({ ...file, firstBytes }, { bytes: limit ?? EVIDENCE_LIMITS.fileBytes })
    expect(judged.ok ? `${judged.value.handling} ${judged.value.contentType}` : judged.code).toBe(verdict)
  })

  it('[P-166] whatever comes, what is taken has a listed type and no PDF is above the limit', () =>
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string(),
          size: fc.nat(30_000_000),
          type: fc.oneof(fc.string(), fc.constantFrom('', ...Object.keys(EVIDENCE_MIME_TYPES))),
          firstBytes: fc.option(fc.uint8Array({ maxLength: 64 }), { nil: undefined }),
        }),
        (file) => {
          const judged = judgeEvidenceFile(file, { bytes: EVIDENCE_LIMITS.fileBytes })
          if (!judged.ok) return
          expect(Object.keys(EVIDENCE_MIME_TYPES)).toContain(judged.value.contentType)
          expect(judged.value.handling).toBe(file.size > EVIDENCE_LIMITS.fileBytes ? 'shrink' : 'asIs')
          expect(judged.value.handling === 'shrink' && judged.value.contentType === 'application/pdf').toBe(false)
        },
      ),
    ))

  it('the chooser offers every kind by type and by extension', () => {
    const offered = EVIDENCE_ACCEPT.split(',')
    expect(offered).toEqual(
      expect.arrayContaining(['image/jpeg', 'image/png', 'image/webp', 'image/heic', '.heif', 'application/pdf']),
    )
  })
})
