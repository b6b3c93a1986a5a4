import { describe, expect, it } from 'vitest'
import type { HalfSupplement } from '#domain/proof/half-supplement'
import { aStoredFile } from '#app/testing/supplement-world'
import { makeKept } from '../storage/kept.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeHalfSupplementsStorage } from './half-supplements-storage.ts'

const HALF: HalfSupplement = {
  owner: 'digest',
  receiptProofMstrId: '501',
  useProofPeriod: '2024',
  amountCount: 12,
  deletions: ['1'],
  replacements: [{ id: '3', name: '새 영수증.pdf', file: aStoredFile() }],
}

const start = () => {
  const storage = memoryStorage()
  const halves = () => makeHalfSupplementsStorage(makeKept('halves', storage.access))
  return { storage, halves }
}

describe('half-stored supplements', () => {
  it('outlive the page, one for each master, and go one by one', () => {
    const { halves, storage } = start()
    halves().keep(HALF)
    halves().keep({ ...HALF, receiptProofMstrId: '502' })
    expect([halves().read('501'), halves().read('502')?.receiptProofMstrId]).toEqual([HALF, '502'])
    halves().drop('501')
    expect([halves().read('501'), halves().read('502')?.receiptProofMstrId]).toEqual([null, '502'])
    halves().drop('502')
    expect(storage.kept.get('halves')).toBeUndefined()
  })

  it('what cannot be read is dropped', () => {
    const { halves, storage } = start()
    for (const text of ['{', '[]', '{"501":{"owner":1}}']) {
      storage.kept.set('halves', text)
      expect([halves().read('501'), storage.kept.has('halves')]).toEqual([null, false])
    }
  })

  it('live in memory where the browser stores nothing', () => {
    const halves = makeHalfSupplementsStorage(makeKept('halves', memoryStorage({}, true).access))
    halves.keep(HALF)
    expect(halves.read('501')).toEqual(HALF)
  })
})
