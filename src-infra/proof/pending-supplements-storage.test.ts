import { describe, expect, it } from 'vitest'
import type { PendingSupplement } from '#domain/proof/staged-changes'
import { aStoredFile } from '#app/testing/supplement-world'
import { makeStorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makePendingSupplementsStorage } from './pending-supplements-storage.ts'

const PENDING: PendingSupplement = {
  owner: 'digest',
  proofId: '501',
  years: [2024],
  total: 12,
  deletions: ['1'],
  replacements: [{ id: '3', name: '새 영수증.pdf', file: aStoredFile() }],
}

const start = () => {
  const storage = memoryStorage()
  const pendingSupplements = () => makePendingSupplementsStorage(makeStorageItem('pendingSupplements', storage.access))
  return { storage, pendingSupplements }
}

describe('pending supplements', () => {
  it('outlive the page, one for each proof, and go one by one', () => {
    const { pendingSupplements, storage } = start()
    pendingSupplements().write('501', PENDING)
    pendingSupplements().write('502', { ...PENDING, proofId: '502' })
    expect([pendingSupplements().read('501'), pendingSupplements().read('502')?.proofId]).toEqual([PENDING, '502'])
    pendingSupplements().remove('501')
    expect([pendingSupplements().read('501'), pendingSupplements().read('502')?.proofId]).toEqual([null, '502'])
    pendingSupplements().remove('502')
    expect(storage.kept.get('pendingSupplements')).toBeUndefined()
  })

  it('what cannot be read is dropped', () => {
    const { pendingSupplements, storage } = start()
    for (const text of ['{', '[]', '{"501":{"owner":1}}']) {
      storage.kept.set('pendingSupplements', text)
      expect([pendingSupplements().read('501'), storage.kept.has('pendingSupplements')]).toEqual([null, false])
    }
  })

  it('live in memory where the browser stores nothing', () => {
    const pendingSupplements = makePendingSupplementsStorage(
      makeStorageItem('pendingSupplements', memoryStorage({}, true).access),
    )
    pendingSupplements.write('501', PENDING)
    expect(pendingSupplements.read('501')).toEqual(PENDING)
  })
})
