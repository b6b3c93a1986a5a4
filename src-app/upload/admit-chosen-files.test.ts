import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { aFile, FIRST_BYTES_HEX } from '../testing/a-file.ts'
import { admitChosenFiles } from './admit-chosen-files.ts'

const ANY = { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes, max: null }
const admit = (files: readonly ChosenFile[], rules: { readonly bytes: number; readonly max: number | null } = ANY) =>
  Effect.runPromise(admitChosenFiles([], files, rules))

describe('admitChosenFiles', () => {
  it('checks the first bytes and reports each fault once', async () => {
    const admitted = await admit([
      aFile('a.jpg', { hex: FIRST_BYTES_HEX.gif }),
      aFile('b.jpg'),
      aFile('c.jpg', { hex: FIRST_BYTES_HEX.gif }),
      aFile('d.pdf', { type: 'application/pdf', hex: FIRST_BYTES_HEX.pdf, size: 10_485_761 }),
    ])
    expect(admitted.kept.map(({ file, as }) => [file.name, as])).toEqual([
      ['b.jpg', { contentType: 'image/jpeg', handling: 'asIs' }],
    ])
    expect(admitted.faults).toEqual([
      { code: 'wrongType', because: { rule: 'FE-2', ref: 'P-309' }, names: ['a.jpg', 'c.jpg'] },
      { code: 'pdfTooLarge', because: { rule: 'FE-5', ref: 'P-169' }, names: ['d.pdf'] },
    ])
  })

  it('accepts a file that the device cannot read now', async () => {
    const admitted = await admit([aFile('a.jpg', { unreadable: true })])
    expect(admitted.kept).toHaveLength(1)
  })

  it('applies the maximum number and size of the upload field', async () => {
    const files = [1, 2, 3].map((n) => aFile(`${n}.jpg`, { size: 3_145_729 }))
    const admitted = await admit(files, { bytes: 3_145_728, max: 2 })
    expect(admitted.kept.map(({ as }) => as.handling)).toEqual(['shrink', 'shrink'])
    expect(admitted.excess).toBe(1)
  })
})
