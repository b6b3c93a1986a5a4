import { describe, expect, it } from 'vitest'
import { isStorageAvailable, type StorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeKeptDrafts } from './drafts-storage.ts'

const keeping = (text: string | null): StorageItem => ({ read: () => text, write: () => {}, remove: () => {} })

describe('[E-176] whether a draft is kept', () => {
  it.each([
    ['nothing', [null, null], false],
    ['a draft of the application', ['{"owner":"o","savedAt":1,"entries":{}}', null], true],
    ['a draft of a proof form', [null, '{"direct":{"owner":"o"}}'], true],
    ['no draft of any form', [null, '{}'], false],
    ['what nobody can read', ['{"owner', 'null'], false],
  ])('%s', (_, texts, any) => expect(makeKeptDrafts(texts.map(keeping)).any()).toBe(any))
})

describe('[E-137] whether the browser keeps what is typed', () => {
  it('most do, and nothing is left of the question', () => {
    const storage = memoryStorage()
    expect(isStorageAvailable(storage.access)).toBe(true)
    expect(storage.kept.size).toBe(0)
  })
  it('a storage that is switched off does not', () =>
    expect(isStorageAvailable(memoryStorage({}, true).access)).toBe(false))
  it('a storage without room does not', () => {
    const full = () => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
    expect(isStorageAvailable(full)).toBe(false)
  })
})
