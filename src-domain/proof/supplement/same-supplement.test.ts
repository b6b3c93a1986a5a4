import { describe, expect, it } from 'vitest'
import type { StoredFile } from '../../upload/stored-file.ts'
import { aProofItem } from '../examples/a-proof-item.ts'
import { aProof } from '../examples/a-proof.ts'
import { decideSameSupplement } from './same-supplement.ts'
import type { SentSupplement } from './staged-changes.ts'

const fileAt = (path: string): StoredFile => ({
  name: path,
  storedName: path,
  path,
  bytes: 1,
  extension: 'pdf',
  mimeType: 'application/pdf',
})

describe('[D3-139] [P-128] [P-315] a supplement whose answer was lost', () => {
  const SENT: SentSupplement = {
    proofId: '501',
    years: [2025, 2024],
    total: 12,
    deletions: ['1'],
    replacements: [{ id: '3', name: 'new.pdf', file: fileAt('new') }],
  }
  const ROW = aProofItem({ id: '3', path: 'new', name: 'new.pdf' })
  const STORED = aProof({ status: 'supplementComplete', years: [2024, 2025], total: 12, items: [ROW] })
  const verdict = (proof: Partial<typeof STORED> = {}, sent: Partial<SentSupplement> = {}) =>
    decideSameSupplement({ ...SENT, ...sent }, { ...STORED, ...proof }).verdict

  it('a supplement counts as stored if all changes are stored', () => expect(verdict()).toBe('same'))

  it('is absent while the proof waits for a supplement', () =>
    expect(verdict({ status: 'supplementRequest' })).toBe('absent'))

  it.each(['underReview', 'deliberation', 'approved', 'paymentComplete', 'notSelected'] as const)(
    '[D3-661] in the later status %s, counts as stored if equal, and as absent if different',
    (status) => {
      expect(verdict({ status })).toBe('same')
      expect(verdict({ status, total: 13 })).toBe('absent')
    },
  )

  it.each([
    { total: 13 },
    { total: null },
    { years: [2024] },
    { items: [ROW, aProofItem({ id: '1' })] },
    { items: [{ ...ROW, path: 'other' }] },
    { items: [{ ...ROW, id: '4' }] },
    { items: [] },
  ] as const)('differs if the proof has %o', (other) => expect(verdict(other)).toBe('other'))

  it('counts a missing total as 0', () => expect(verdict({ total: null }, { total: 0 })).toBe('same'))

  const fileOfList = { ...fileAt('old'), id: '1', name: 'old.pdf' }
  it('[D3-07] compares a file by its name if the call sent its bytes', () => {
    const byName = (name: string) => ({ replacements: [{ id: '3', name, file: null }] })
    expect(verdict({}, byName('new.pdf'))).toBe('same')
    expect(verdict({}, byName('other.pdf'))).toBe('other')
    expect(verdict({ items: [{ ...ROW, name: null }] }, byName('new.pdf'))).toBe('other')
    expect(verdict({ items: [{ ...ROW, name: 'photo.jpg' }] }, byName('photo.heic'))).toBe('same')
    expect(verdict({ items: [{ ...ROW, files: [fileOfList] }] }, byName('new.pdf'))).toBe('same')
  })
})
