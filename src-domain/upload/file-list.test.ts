import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BASE_FILES, MAX_OPINION_FILES } from '../programme/parameters.ts'
import type { AcceptedEvidence, EvidenceRefusal } from './evidence-file.ts'
import { admitFiles, type CheckedIncomingFile, type ListedFile } from './file-list.ts'

const JPEG: AcceptedEvidence = { contentType: 'image/jpeg', handling: 'asIs' }
const good = (name: string, size = 1): CheckedIncomingFile<ListedFile> => ({
  file: { name, size },
  checked: { ok: true, value: JPEG },
})
const refusedFile = (name: string, code: EvidenceRefusal): CheckedIncomingFile<ListedFile> => ({
  file: { name, size: 1 },
  checked: { ok: false, code, because: { rule: `FE-${name}`, ref: 'P-168' } },
})
const ANY = { max: null }
const BASE = { max: MAX_BASE_FILES }
const OPINION = { max: MAX_OPINION_FILES }
const names = ({ kept }: ReturnType<typeof admitFiles>) => kept.map(({ file }) => file.name)

describe('the list, when several files are added', () => {
  it('[P-174] skips a file with the name and size of a listed file', () => {
    const admitted = admitFiles([{ name: 'a.jpg', size: 1 }], [good('a.jpg', 1), good('a.jpg', 2)], ANY)
    expect(admitted).toMatchObject({ kept: [{ file: { size: 2 } }], duplicates: ['a.jpg'], excess: 0, faults: [] })
  })
  it('[P-174] counts a file that was selected twice only once', () =>
    expect(admitFiles([], [good('a.jpg'), good('a.jpg')], ANY)).toMatchObject({ duplicates: ['a.jpg'] }))
  it('[P-157] recognises a name that a Mac has decomposed', () =>
    expect(
      admitFiles([{ name: '사진.jpg'.normalize('NFC'), size: 1 }], [good('사진.jpg'.normalize('NFD'))], ANY),
    ).toMatchObject({ kept: [], duplicates: ['사진.jpg'.normalize('NFD')] }))

  it('[P-175] accepts no more than three base files', () => {
    expect(
      admitFiles(
        [],
        ['1', '2', '3'].map((name) => good(name)),
        BASE,
      ),
    ).toMatchObject({ excess: 0 })
    const five = admitFiles(
      [],
      ['1', '2', '3', '4', '5'].map((name) => good(name)),
      BASE,
    )
    expect(names(five)).toEqual(['1', '2', '3'])
    expect(five.excess).toBe(2)
  })
  it('[P-175] counts listed files, but not duplicates', () => {
    const admitted = admitFiles(
      [{ name: '1', size: 1 }],
      ['1', '2', '3', '4'].map((name) => good(name)),
      BASE,
    )
    expect(names(admitted)).toEqual(['2', '3'])
    expect(admitted.excess).toBe(1)
    expect(admitted.duplicates).toEqual(['1'])
  })
  it('[P-156] accepts no more than five files of an opinion', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => good(name))
    expect(admitFiles([], six.slice(0, 5), OPINION)).toMatchObject({ excess: 0 })
    expect(admitFiles([], six, OPINION)).toMatchObject({ excess: 1 })
  })

  it('[P-177] [D3-141] keeps the valid files and reports each fault once', () => {
    const admitted = admitFiles(
      [],
      [
        refusedFile('a', 'wrongType'),
        good('b'),
        refusedFile('c', 'pdfTooLarge'),
        refusedFile('d', 'wrongType'),
        good('e'),
      ],
      ANY,
    )
    expect([names(admitted), admitted.faults]).toEqual([
      ['b', 'e'],
      [
        { code: 'wrongType', because: { rule: 'FE-a', ref: 'P-168' }, names: ['a', 'd'] },
        { code: 'pdfTooLarge', because: { rule: 'FE-c', ref: 'P-168' }, names: ['c'] },
      ],
    ])
  })

  it('[P-174] [P-175] [P-177] sorts every file into exactly one group', () => {
    const file = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(2) })
    fc.assert(
      fc.property(
        fc.uniqueArray(file, { selector: ({ name, size }) => `${name} ${size}` }),
        fc.array(fc.tuple(file, fc.boolean())),
        fc.option(fc.nat(6)),
        (listed, coming, max) => {
          const incoming = coming.map(([one, ok]) =>
            ok ? good(one.name, one.size) : refusedFile(one.name, 'wrongType'),
          )
          const { kept, duplicates, excess, faults } = admitFiles(listed, incoming, { max })
          const atFault = incoming.filter(({ checked }) => !checked.ok).length
          expect(kept.length + duplicates.length + excess + atFault).toBe(incoming.length)
          expect(faults.map(({ code }) => code)).toEqual(atFault === 0 ? [] : ['wrongType'])
          if (max !== null) expect(kept.length).toBeLessThanOrEqual(Math.max(0, max - listed.length))
          const marks = [...listed, ...kept.map((entry) => entry.file)].map(({ name, size }) => `${name} ${size}`)
          expect(new Set(marks).size).toBe(marks.length)
        },
      ),
    )
  })
})
