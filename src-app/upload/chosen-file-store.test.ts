import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { aFile, FIRST_BYTES_HEX } from '../testing/a-file.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryDatabase, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { admitChosenFiles, ChosenFileStore } from './chosen-file-store.ts'
import type { ChosenFile } from '../kernel/chosen-file.ts'

const photo = (name: string) => aFile(name)

const opened = () => {
  const store = inMemoryDatabase()
  const session = inMemorySession(A_CERTIFIED_SESSION)
  const records = inMemoryRecords({ session, clock: stoppedClock(1000), database: store })
  const files = ChosenFileStore.make({ records })
  const restored = async (form: 'general' | 'direct' = 'general') =>
    (await Effect.runPromise(files.restore(form))).map(({ place, file }) => `${place} ${file.name}`)
  const keep = (form: 'general' | 'direct', ...names: readonly string[]) =>
    Effect.runPromise(
      files.keep(
        form,
        names.map((name) => ({ place: 'performance', file: photo(name) })),
      ),
    )
  return { files, restored, keep }
}

describe('[D3-102] ChosenFileStore', () => {
  it('restores files to the same form of the same person and business', async () => {
    const { keep, restored } = opened()
    await keep('general', 'a.jpg', 'b.jpg')
    await keep('direct', 'c.jpg')
    expect(await restored()).toEqual(['performance a.jpg', 'performance b.jpg'])
    expect(await restored('direct')).toEqual(['performance c.jpg'])
  })

  it('deletes files that were removed from their list', async () => {
    const { files, keep, restored } = opened()
    await keep('general', 'a.jpg', 'b.jpg')
    await Effect.runPromise(files.remove('general', [{ place: 'performance', file: photo('a.jpg') }]))
    expect(await restored()).toEqual(['performance b.jpg'])
  })

  it('deletes the files of a form that was sent or discarded, and of no other form', async () => {
    const { files, keep, restored } = opened()
    await keep('general', 'a.jpg')
    await keep('direct', 'b.jpg')
    await Effect.runPromise(files.discard('general'))
    expect([await restored(), await restored('direct')]).toEqual([[], ['performance b.jpg']])
  })
})

const ANY = { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes, max: null }
const admit = (files: readonly ChosenFile[], rules: { readonly bytes: number; readonly max: number | null } = ANY) =>
  Effect.runPromise(admitChosenFiles([], files, rules))

describe('admitChosenFiles', () => {
  it('checks the first bytes too, and reports each fault exactly once', async () => {
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

  it('accepts a file by its name and type if the device cannot read it now', async () => {
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
