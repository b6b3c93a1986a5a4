import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-file'
import { aFile, FIRST_BYTES } from '../testing/a-file.ts'
import { admitChosenFiles } from './keep-chosen-files.ts'
import type { ChosenFile } from './chosen-file.ts'

const ANY = { bytes: EVIDENCE_LIMITS.fileBytes, max: null }
const admit = (files: readonly ChosenFile[], rules: { readonly bytes: number; readonly max: number | null } = ANY) =>
  Effect.runPromise(admitChosenFiles([], files, rules))

describe('files that come into a list', () => {
  it('are judged by their first bytes too, each fault once', async () => {
    const admitted = await admit([
      aFile('a.jpg', { hex: FIRST_BYTES.gif }),
      aFile('b.jpg'),
      aFile('c.jpg', { hex: FIRST_BYTES.gif }),
      aFile('d.pdf', { type: 'application/pdf', hex: FIRST_BYTES.pdf, size: 10_485_761 }),
    ])
    expect(admitted.kept.map(({ file, as }) => [file.name, as])).toEqual([
      ['b.jpg', { contentType: 'image/jpeg', handling: 'asIs' }],
    ])
    expect(admitted.faults).toEqual([
      { code: 'wrongType', because: { rule: 'FE-2', ref: 'P-309' }, names: ['a.jpg', 'c.jpg'] },
      { code: 'pdfTooLarge', because: { rule: 'FE-5', ref: 'P-169' }, names: ['d.pdf'] },
    ])
  })

  it('are taken by name and type where the device cannot read them now', async () => {
    const admitted = await admit([aFile('a.jpg', { unreadable: true })])
    expect(admitted.kept).toHaveLength(1)
  })

  it('keep to the number and the limit of their place', async () => {
    const files = [1, 2, 3].map((n) => aFile(`${n}.jpg`, { size: 3_145_729 }))
    const admitted = await admit(files, { bytes: 3_145_728, max: 2 })
    expect(admitted.kept.map(({ as }) => as.handling)).toEqual(['shrink', 'shrink'])
    expect(admitted.excess).toBe(1)
  })
})
