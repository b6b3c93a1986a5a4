import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_FILE_PARAMETERS, parseEvidenceFile } from '../../upload/evidence-file.ts'
import { PROOF_STATUSES, proofStatusFromNameOrSubmitted } from '../proof-status.table.ts'
import { STAGING_MATRIX } from './staged-changes.cases.ts'
import {
  itemIdsToDelete,
  decideStaging,
  NOTHING_STAGED,
  countUnchangedOpenItems,
  replacementsOf,
  stageAcceptedFile,
  type StagedChanges,
  stageDeletion,
  stageReplacement,
  keepPossibleChanges,
  type StageableItem,
  unstageChange,
  type SentSupplement,
  remainingSupplementChanges,
} from './staged-changes.ts'

const NONE: StagedChanges<string> = NOTHING_STAGED

describe('[P-118] [P-119] [P-120] [P-122] the changes that an item allows', () => {
  it('an item can be changed only in one pair of statuses', () => {
    const judged = STAGING_MATRIX.map(({ proof, item, register }) => {
      const may = (action: 'delete' | 'replace') =>
        decideStaging({
          proof: proofStatusFromNameOrSubmitted(proof),
          item: { id: '1', status: proofStatusFromNameOrSubmitted(item) },
          action,
          staged: NONE,
        }).verdict === 'ok'
      return { proof, item, delete: may('delete'), replace: may('replace'), register }
    })
    expect(judged).toEqual(STAGING_MATRIX)
    expect(STAGING_MATRIX.filter((line) => line.delete)).toHaveLength(1)
  })
})

describe('the pending changes', () => {
  it('[P-122] each item keeps only its last pending file', () => {
    const staged = stageReplacement(stageReplacement(stageDeletion(NONE, '1'), '2', 'first.pdf'), '2', 'second.pdf')
    expect([itemIdsToDelete(staged), replacementsOf(staged)]).toEqual([['1'], [{ id: '2', file: 'second.pdf' }]])
  })

  it.each([
    ['영수증.pdf', 'application/pdf', EVIDENCE_FILE_PARAMETERS.fileBytes, true],
    ['영수증.pdf', 'application/pdf', EVIDENCE_FILE_PARAMETERS.fileBytes + 1, false],
    ['사진.jpg', 'image/jpeg', EVIDENCE_FILE_PARAMETERS.fileBytes + 1, true],
    ['실행.exe', 'application/x-msdownload', 10, false],
  ])('[P-123] a file is accepted by the common rules: %s (%s, %d bytes) %s', (name, type, size, taken) => {
    const before = stageReplacement(NONE, '1', 'first.pdf')
    const judged = parseEvidenceFile({ name, type, size }, { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes })
    const after = stageAcceptedFile(before, '1', judged.ok ? { ok: true, value: name } : judged)
    expect(replacementsOf(after)).toEqual([{ id: '1', file: taken ? name : 'first.pdf' }])
  })

  it('[P-120] a pending change can be undone', () => {
    const staged = stageReplacement(stageDeletion(NONE, '1'), '2', 'a.pdf')
    expect(itemIdsToDelete(unstageChange(staged, '1'))).toEqual([])
    expect(replacementsOf(unstageChange(staged, '1'))).toEqual([{ id: '2', file: 'a.pdf' }])
    expect(unstageChange(staged, '3')).toEqual(staged)
  })

  it('[P-127] after all changes are undone, nothing is deleted or replaced', () =>
    expect([itemIdsToDelete(NOTHING_STAGED), replacementsOf(NOTHING_STAGED)]).toEqual([[], []]))

  it('[P-119] an item is never both deleted and replaced', () => {
    const presses = fc.array(
      fc.tuple(fc.constantFrom('delete', 'replace', 'undo' as const), fc.constantFrom('1', '2', '3')),
    )
    fc.assert(
      fc.property(presses, (pressed) => {
        const staged = pressed.reduce<StagedChanges<string>>((before, [action, id]) => {
          const judged = decideStaging({
            proof: 'supplementRequest',
            item: { id, status: 'supplementRequest' },
            action,
            staged: before,
          })
          if (judged.verdict !== 'ok') return before
          if (action === 'undo') return unstageChange(before, id)
          return action === 'delete' ? stageDeletion(before, id) : stageReplacement(before, id, 'a.pdf')
        }, NONE)
        const replaced = replacementsOf(staged).map(({ id }) => id)
        expect(itemIdsToDelete(staged).filter((id) => replaced.includes(id))).toEqual([])
      }),
    )
  })
})

describe('the remaining items', () => {
  const items: readonly StageableItem[] = [
    { id: '1', status: 'supplementRequest' },
    { id: '2', status: 'supplementRequest' },
    { id: '3', status: 'supplementComplete' },
  ]

  it('the pending changes of items that were deleted or already corrected are dropped', () => {
    const staged = stageDeletion(stageDeletion(stageReplacement(NONE, '3', 'a.pdf'), '2'), '9')
    expect([...keepPossibleChanges(staged, items)]).toEqual([['2', { is: 'delete' }]])
  })

  it('[P-139] the remaining items are those sent back without a pending change', () => {
    expect(countUnchangedOpenItems(items, NONE)).toBe(2)
    expect(countUnchangedOpenItems(items, stageDeletion(NONE, '1'))).toBe(1)
    expect(countUnchangedOpenItems(items, stageReplacement(stageDeletion(NONE, '1'), '2', 'a.pdf'))).toBe(0)
    expect(countUnchangedOpenItems(items, stageDeletion(NONE, '3'))).toBe(2)
  })

  it('[P-139] the remaining items all have the status "supplement request"', () =>
    expect(PROOF_STATUSES.filter((status) => countUnchangedOpenItems([{ id: '1', status }], NONE) === 1)).toEqual([
      'supplementRequest',
    ]))
})

const FILE = {
  name: 'new.pdf',
  storedName: 's.pdf',
  path: 'p/s.pdf',
  bytes: 3,
  extension: 'pdf',
  mimeType: 'application/pdf',
}
const PENDING: SentSupplement = {
  proofId: '501',
  years: [2024],
  total: 12,
  deletions: ['1'],
  replacements: [{ id: '2', name: '새 영수증.pdf', file: FILE }],
}
const OPEN_1 = { id: '1', status: 'supplementRequest' } as const
const OPEN_2 = { id: '2', status: 'supplementRequest' } as const

describe('a supplement whose answer was lost', () => {
  const sentBack = (items: readonly StageableItem[]) => ({ status: 'supplementRequest', items }) as const

  it('[P-118] is restored without changes that the rule forbids', () =>
    expect(remainingSupplementChanges(PENDING, { status: 'submitted', items: [OPEN_1, OPEN_2] }).pending).toEqual(
      new Map(),
    ))

  it('[P-119] is restored with one change per item', () => {
    const both = { ...PENDING, deletions: ['2'] }
    expect(remainingSupplementChanges(both, sentBack([OPEN_2]))).toEqual({
      pending: new Map([['2', { is: 'delete' }]]),
      storedInPart: false,
    })
  })

  it('is pending as a whole if nothing was stored', () =>
    expect(remainingSupplementChanges(PENDING, sentBack([OPEN_1, OPEN_2]))).toEqual({
      pending: new Map([
        ['1', { is: 'delete' }],
        ['2', { is: 'replace', file: { name: '새 영수증.pdf', file: FILE } }],
      ]),
      storedInPart: false,
    }))

  it('keeps the replacement if the deletion was stored', () =>
    expect(remainingSupplementChanges(PENDING, sentBack([OPEN_2]))).toEqual({
      pending: new Map([['2', { is: 'replace', file: { name: '새 영수증.pdf', file: FILE } }]]),
      storedInPart: true,
    }))

  it('leaves only the final write if every change is stored', () =>
    expect(remainingSupplementChanges(PENDING, sentBack([{ id: '2', status: 'supplementComplete' }]))).toEqual({
      pending: new Map(),
      storedInPart: true,
    }))

  it('is not counted as stored in part if it was a single write', () =>
    expect(remainingSupplementChanges({ ...PENDING, deletions: [], replacements: [] }, sentBack([OPEN_1]))).toEqual({
      pending: new Map(),
      storedInPart: false,
    }))
})
