import { describe, expect, it } from 'vitest'
import { type PendingSupplement, resumeSupplement } from './staged-changes.ts'

const FILE = {
  name: 'new.pdf',
  storedName: 's.pdf',
  path: 'p/s.pdf',
  bytes: 3,
  extension: 'pdf',
  mimeType: 'application/pdf',
}
const PENDING: PendingSupplement = {
  owner: 'digest',
  proofId: '501',
  years: [2024],
  total: 12,
  deletions: ['1'],
  replacements: [{ id: '2', name: '새 영수증.pdf', file: FILE }],
}
const OPEN_1 = { id: '1', status: 'supplementRequest' } as const
const OPEN_2 = { id: '2', status: 'supplementRequest' } as const

describe('a supplement that was sent and may have arrived in part', () => {
  it('is pending as a whole where nothing of it was stored', () =>
    expect(resumeSupplement(PENDING, [OPEN_1, OPEN_2])).toEqual({
      pending: new Map([
        ['1', { is: 'delete' }],
        ['2', { is: 'replace', file: { name: '새 영수증.pdf', file: FILE } }],
      ]),
      storedInPart: false,
    }))

  it('keeps the replacement where the deletion was stored', () =>
    expect(resumeSupplement(PENDING, [OPEN_2])).toEqual({
      pending: new Map([['2', { is: 'replace', file: { name: '새 영수증.pdf', file: FILE } }]]),
      storedInPart: true,
    }))

  it('has nothing left where all but the ending write was stored', () =>
    expect(resumeSupplement(PENDING, [{ id: '2', status: 'supplementComplete' }])).toEqual({
      pending: new Map(),
      storedInPart: true,
    }))

  it('is never stored in part where it was a write alone', () =>
    expect(resumeSupplement({ ...PENDING, deletions: [], replacements: [] }, [OPEN_1])).toEqual({
      pending: new Map(),
      storedInPart: false,
    }))
})
