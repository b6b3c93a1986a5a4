import { describe, expect, it } from 'vitest'
import { PROOF_STATUSES } from '../proof-status.table.ts'
import {
  stageDeletion,
  stageReplacement,
  NOTHING_STAGED,
  type StagedChanges,
  keepPossibleChanges,
} from './staged-changes.ts'
import {
  haveProofEntriesChanged,
  isUnfinishedSupplement,
  decideSupplementSubmission,
  storedProofEntries,
  type Supplement,
} from './supplement-checks.ts'

const NONE: StagedChanges<string> = NOTHING_STAGED
const ENTRIES = { years: [2024], total: 120_000 }
const A_SUPPLEMENT: Supplement = {
  proof: { proofType: 'general', totalUnit: 'amount', status: 'supplementRequest' },
  items: [
    { id: '1', status: 'supplementRequest', proofType: 'general' },
    { id: '2', status: 'supplementRequest', proofType: 'general' },
    { id: '3', status: 'submitComplete', proofType: 'general' },
  ],
  proofs: [],
  stored: ENTRIES,
  entered: ENTRIES,
  staged: stageReplacement(stageDeletion(NONE, '1'), '2', 'a.pdf'),
  wasStaged: true,
  remembered: false,
}
const verdictOf = (change: Partial<Supplement>, signedIn = true) =>
  decideSupplementSubmission({ ...A_SUPPLEMENT, ...change }, signedIn).verdict

describe('the checks before sending a supplement, for the pending changes', () => {
  it('[P-112] a supplement is allowed only in one status', () =>
    expect(
      PROOF_STATUSES.filter((status) => verdictOf({ proof: { ...A_SUPPLEMENT.proof, status } }) !== 'notRequested'),
    ).toEqual(['supplementRequest']))

  it('[P-135] the checks report an empty period when no year is checked', () =>
    expect(verdictOf({ entered: { years: [], total: 1 } })).toBe('noPeriod'))

  it.each([
    [0, { totalUnit: 'amount' }, 'noAmount'],
    [-1, { totalUnit: 'amount' }, 'noAmount'],
    [1, { totalUnit: 'amount' }, 'ok'],
    [0, { totalUnit: 'cases' }, 'noCases'],
    [-1, { totalUnit: 'cases' }, 'noCases'],
    [1, { totalUnit: 'cases' }, 'ok'],
    [0, { proofType: 'parcel', totalUnit: 'parcel' }, 'ok'],
  ] as const)('[P-136] a total of %d in a proof with %o gives %s', (total, counted, verdict) =>
    expect(verdictOf({ proof: { ...A_SUPPLEMENT.proof, ...counted }, entered: { years: [2024], total } })).toBe(
      verdict,
    ),
  )

  it('[P-137] if nothing was changed and items are open, the refusal says that nothing was changed', () => {
    expect(verdictOf({ wasStaged: false, staged: NONE })).toBe('noChange')
    expect(verdictOf({ wasStaged: false, staged: NONE, remembered: true })).toBe('itemsOpen')
    const supplemented = [{ id: '1', status: 'supplementComplete' as const, proofType: 'general' as const }]
    expect(verdictOf({ wasStaged: false, staged: NONE, items: supplemented })).toBe('ok')
    expect(verdictOf({ wasStaged: false, staged: NONE, items: supplemented, remembered: true })).toBe('ok')
  })

  it('[P-314] [D3-560] a supplement without an item that is still sent back can be finished without a change', () => {
    const kept = { id: '2', status: 'submitComplete' as const, proofType: 'general' as const }
    const unchanged = { wasStaged: false, staged: NONE }
    expect(verdictOf({ ...unchanged, items: [kept] })).toBe('ok')
    expect(verdictOf({ ...unchanged, items: [{ id: '1', status: 'userCancel', proofType: 'general' }, kept] })).toBe(
      'ok',
    )
    expect(verdictOf({ ...unchanged, items: [{ id: '1', status: 'userCancel', proofType: 'general' }] })).toBe(
      'noFileLeft',
    )
  })

  it('[D3-140] a supplement may not delete the last file', () => {
    const items = [
      { id: '1', status: 'supplementRequest' as const, proofType: 'general' as const },
      { id: '2', status: 'supplementRequest' as const, proofType: 'general' as const },
    ]
    const both = stageDeletion(stageDeletion(NONE, '1'), '2')
    expect(verdictOf({ items, staged: both })).toBe('noFileLeft')
    expect(verdictOf({ items, staged: stageReplacement(stageDeletion(NONE, '1'), '2', 'a.pdf') })).toBe('ok')
    expect(
      verdictOf({ items: [...items, { id: '3', status: 'submitComplete', proofType: 'general' }], staged: both }),
    ).toBe('ok')
    expect(verdictOf({ wasStaged: false, staged: NONE, items: [] })).toBe('noFileLeft')
  })

  it('[D3-763] a supplement of direct delivery may not delete the last base file', () => {
    const items = [
      { id: '1', status: 'supplementRequest' as const, proofType: 'direct' as const },
      { id: '2', status: 'submitComplete' as const, proofType: 'general' as const },
    ]
    const direct = { proof: { ...A_SUPPLEMENT.proof, proofType: 'direct' as const }, items }
    expect(verdictOf({ ...direct, staged: stageDeletion(NONE, '1') })).toBe('noBaseLeft')
    expect(verdictOf({ ...direct, staged: stageReplacement(NONE, '1', 'a.pdf') })).toBe('ok')
    expect(verdictOf({ ...direct, staged: stageDeletion(NONE, '1'), proofs: null })).toBe('ok')
  })

  it('[P-138] the checks report that no pending change is left', () => {
    const items = A_SUPPLEMENT.items.map((item) => ({ ...item, status: 'submitComplete' as const }))
    const left = keepPossibleChanges(A_SUPPLEMENT.staged, items)
    expect(left.size).toBe(0)
    expect(verdictOf({ items, staged: left })).toBe('appliedElsewhere')
    expect(verdictOf({ items, staged: left, remembered: true })).not.toBe('appliedElsewhere')
  })

  it('[P-137] a different order of years is not a change', () => {
    const changed = (entered: Supplement['entered']) =>
      haveProofEntriesChanged({ stored: { years: [2024, 2025], total: 5 }, entered })
    expect(changed({ years: [2024], total: 5 })).toBe(true)
    expect(changed({ years: [2024, 2025], total: 6 })).toBe(true)
    expect(changed({ years: [2025, 2024], total: 5 })).toBe(false)
  })

  it('[P-137] a supplement with an item that is still sent back does not count as unfinished', () =>
    expect(
      isUnfinishedSupplement({
        items: [
          { id: '1', status: 'supplementComplete', proofType: 'general' },
          { id: '2', status: 'supplementRequest', proofType: 'general' },
        ],
        remembered: false,
      }),
    ).toBe(false))

  it('[P-139] the checks count the items without a change', () => {
    expect(decideSupplementSubmission({ ...A_SUPPLEMENT, staged: stageDeletion(NONE, '1') }, true)).toMatchObject({
      verdict: 'itemsOpen',
      open: 1,
    })
    expect(decideSupplementSubmission({ ...A_SUPPLEMENT, staged: NONE, remembered: true }, true)).toMatchObject({
      open: 2,
    })
  })

  it('[P-101] the checks read the stored values as years and a number', () => {
    expect(storedProofEntries({ years: [2025, 2024], total: 12 })).toEqual({ years: [2024, 2025], total: 12 })
    expect(storedProofEntries({ years: [], total: null })).toEqual({ years: [], total: 0 })
  })
})
