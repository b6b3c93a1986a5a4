import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../kernel/settings.ts'
import { readSettings } from '../kernel/read-settings.ts'
import { parseEvidenceFile } from '../upload/evidence-file.ts'
import { admitFiles, type ListedFile } from '../upload/file-list.ts'
import { enforcedMegabytes, opinionFileRules } from './opinion.ts'

const RULES = opinionFileRules(DEFAULT_SETTINGS)
const STRICT = { opinionEnforcedBytes: 3_145_728 }

const judged = (size: number, type: string, rules = RULES) => {
  const verdict = parseEvidenceFile({ name: 'a', size, type }, rules)
  return verdict.ok ? verdict.value.handling : verdict.code
}

const admitted = (listed: readonly ListedFile[], files: readonly ListedFile[]) =>
  admitFiles(
    listed,
    files.map((file) => ({ file, checked: parseEvidenceFile({ ...file, type: 'application/pdf' }, RULES) })),
    RULES,
  )

const files = (n: number, from = 0): readonly ListedFile[] =>
  Array.from({ length: n }, (_, i) => ({ name: `${from + i}.pdf`, size: 9 }))

describe('[P-156] up to five attachments', () => {
  it.each([
    [0, 5, 5, 0],
    [0, 6, 5, 1],
    [3, 2, 2, 0],
    [3, 4, 2, 2],
    [5, 1, 0, 1],
  ])('%i listed and %i more: %i taken, %i left out', (before, more, kept, excess) => {
    const admission = admitted(files(before), files(more, before))
    expect([admission.kept.length, admission.excess]).toEqual([kept, excess])
  })
})

describe('[P-157] the same file twice', () => {
  it('is skipped by name and size together', () => {
    const listed = [{ name: '정산.pdf', size: 9 }]
    const { kept, duplicates } = admitted(listed, [
      { name: '정산.pdf', size: 9 },
      { name: '정산.pdf', size: 10 },
      { name: '다른.pdf', size: 9 },
    ])
    expect(duplicates).toEqual(['정산.pdf'])
    expect(kept.map(({ file }) => file)).toEqual([
      { name: '정산.pdf', size: 10 },
      { name: '다른.pdf', size: 9 },
    ])
  })
})

describe('[P-158] 3 MB is shown, 10 MB enforced', () => {
  it.each([
    [10_485_760, 'application/pdf', 'asIs'],
    [10_485_761, 'application/pdf', 'pdfTooLarge'],
    [10_485_760, 'image/jpeg', 'asIs'],
    [10_485_761, 'image/jpeg', 'shrink'],
  ])('%i bytes of %s: %s', (size, type, handling) => expect(judged(size, type)).toBe(handling))

  it.each([
    [3_145_728, 'application/pdf', 'asIs'],
    [3_145_729, 'application/pdf', 'pdfTooLarge'],
    [3_145_729, 'image/jpeg', 'shrink'],
  ])('by the stricter setting %i bytes of %s: %s', (size, type, handling) =>
    expect(judged(size, type, opinionFileRules(STRICT))).toBe(handling),
  )

  it('names what is enforced, and a deployment may choose both values', () => {
    expect([enforcedMegabytes(DEFAULT_SETTINGS), enforcedMegabytes(STRICT)]).toEqual([10, 3])
    expect(DEFAULT_SETTINGS.opinionShownLimitMb).toBe(3)
    expect(readSettings({ opinionShownLimitMb: 5, ...STRICT })).toMatchObject({ opinionShownLimitMb: 5, ...STRICT })
  })
})
