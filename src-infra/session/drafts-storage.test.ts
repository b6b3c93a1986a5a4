import { describe, expect, it, vi } from 'vitest'
import { followRefusals, isStorageAvailable, makeStorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeDraftStorage } from './drafts-storage.ts'
import { makeSessionStorage } from './session-storage.ts'

const KEY = 'portal-drafts'
const DRAFT = {
  owner: 'digest',
  savedAt: 1_750_000_000_000,
  entries: { total: '12', years: ['2024'] },
  files: ['a.png'],
}

const start = (entries?: Record<string, string>, broken = false) => {
  const storage = memoryStorage(entries, broken)
  return { texts: storage.kept, access: storage.access, store: makeDraftStorage(makeStorageItem(KEY, storage.access)) }
}

describe('[A-266] [P-317] the stored drafts', () => {
  it('lie under one key of their own, come back as they were, and leave nothing behind', () => {
    const { texts, access, store } = start()
    store.write('application', DRAFT)
    store.write('supplement 501', { ...DRAFT, files: [] })
    expect([...texts.keys()]).toEqual(['portal-drafts'])
    const reloaded = makeDraftStorage(makeStorageItem(KEY, access))
    expect(reloaded.all()).toEqual({ application: DRAFT, 'supplement 501': { ...DRAFT, files: [] } })
    reloaded.remove('application')
    expect([reloaded.read('application'), reloaded.read('supplement 501')?.entries]).toEqual([null, DRAFT.entries])
    reloaded.remove('supplement 501')
    expect(texts.size).toBe(0)
  })

  it('outlive a reset of the session', () => {
    const { access, store } = start()
    store.write('application', DRAFT)
    const session = makeSessionStorage(makeStorageItem('portal-session', access))
    session.update((kept) => ({ ...kept, applicationNumber: 'A1' }))
    session.reset()
    expect(store.read('application')).toEqual(DRAFT)
  })

  it('give back only what a draft has, whatever else lies there', () => {
    const { store } = start({ [KEY]: JSON.stringify({ application: { ...DRAFT, ci: 'x' } }) })
    expect(store.read('application')).toEqual(DRAFT)
  })

  it.each([
    '',
    'nonsense',
    '{',
    '[]',
    'null',
    '{"application":{"owner":1}}',
    '{"direct":{"owner":"o"}}',
    '{"direct":{"owner":"o","savedAt":1,"entries":"","files":[]}}',
  ])('are dropped when they cannot be read: %j', (text) => {
    const { texts, store } = start({ [KEY]: text })
    expect([store.all(), store.read('application'), texts.size]).toEqual([{}, null, 0])
  })

  it('live in memory where the browser stores nothing', () => {
    const { store } = start({}, true)
    store.write('direct', DRAFT)
    expect(store.read('direct')).toEqual(DRAFT)
  })
})

const full = (kept: string | null) => () => ({
  getItem: () => kept,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
  removeItem: () => undefined,
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
    expect(isStorageAvailable(full(null))).toBe(false)
  })
  it('one that fills up later is told of, and what was typed since counts, not what it still has', () => {
    const refused = vi.fn<() => void>()
    const stop = followRefusals(refused)
    const item = makeStorageItem(KEY, full('older'))
    item.write('newer')
    expect([item.read(), refused.mock.calls.length]).toEqual(['newer', 1])
    stop()
    item.write('newest')
    expect([item.read(), refused.mock.calls.length]).toEqual(['newest', 1])
  })
})
