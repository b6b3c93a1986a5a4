import { Effect } from 'effect'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DatabaseStore, StoredRecord, TabRecordKind } from '#app/records/record-storage.port'
import { inMemoryDatabase } from '#app/testing/in-memory-records'
import { KEPT_RECORDS } from '#domain/records/kept-records.table'
import { makeSessionStore } from '../kernel/session-store-storage.ts'
import { makeBrowserDatabase } from '../storage/browser-database.ts'
import { followStorageRefusals, isStorageAvailable, makeSessionStorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeDatabaseStore, makeTabStore } from './record-storage-browser.ts'

const KEY = 'portal-drafts'
const DRAFT: StoredRecord<TabRecordKind> = {
  kind: 'applicationDraft',
  name: 'application',
  owner: 'digest',
  applicationNumber: 'A1',
  savedAt: 1_750_000_000_000,
  value: { entries: { total: '12', years: ['2024'] }, files: ['a.png'] },
}
const OTHER: StoredRecord<TabRecordKind> = { ...DRAFT, kind: 'proofDraft', name: 'supplement 501' }
const ENTRIES: StoredRecord<TabRecordKind> = {
  ...DRAFT,
  kind: 'entries',
  name: 'self-check',
  owner: null,
  value: { q1: true },
}

const start = (entries?: Record<string, string>, isBroken = false) => {
  const storage = memoryStorage(entries, isBroken)
  return { texts: storage.kept, access: storage.access, store: makeTabStore(storage.access) }
}

describe('[A-266] [P-317] [E-136] makeTabStore', () => {
  it('restores records unchanged and removes them completely', () => {
    const { texts, access, store } = start()
    for (const record of [DRAFT, OTHER, ENTRIES]) store.put(record)
    expect([...texts.keys()]).toEqual([KEY, 'portal-entry-drafts'])
    const reloadedStore = makeTabStore(access)
    expect(reloadedStore.list()).toEqual([DRAFT, OTHER, ENTRIES])
    reloadedStore.remove([DRAFT])
    expect(reloadedStore.list()).toEqual([OTHER, ENTRIES])
    reloadedStore.remove([OTHER, ENTRIES])
    expect(texts.size).toBe(0)
  })

  it('keeps only the last record of each kind and name', () => {
    const { store } = start()
    store.put(DRAFT)
    store.put({ ...DRAFT, savedAt: DRAFT.savedAt + 1 })
    expect(store.list()).toEqual([{ ...DRAFT, savedAt: DRAFT.savedAt + 1 }])
  })

  it('keeps all records when the session is reset', () => {
    const { access, store } = start()
    store.put(DRAFT)
    const session = makeSessionStore(makeSessionStorageItem('portal-session', access))
    session.update((kept) => ({ ...kept, applicationNumber: 'A1' }))
    session.reset()
    expect(store.list()).toEqual([DRAFT])
  })

  it('restores only the known fields of a record', () =>
    expect(start({ [KEY]: JSON.stringify([{ ...DRAFT, ci: 'x' }]) }).store.list()).toEqual([DRAFT]))

  it.each([
    '',
    'nonsense',
    '{',
    '{}',
    'null',
    '[{"owner":1}]',
    JSON.stringify([{ ...DRAFT, kind: 'session' }]),
    JSON.stringify([{ ...DRAFT, savedAt: null }]),
  ])('drops unreadable records: %j', (text) => {
    const { texts, store } = start({ [KEY]: text })
    expect(store.list()).toEqual([])
    expect(texts.size).toBe(0)
  })

  it('keeps records in memory if the browser stores nothing', () => {
    const { store } = start({}, true)
    store.put(DRAFT)
    expect(store.list()).toEqual([DRAFT])
  })
})

const inBrowser = (factory: IDBFactory | undefined) => {
  vi.stubGlobal('indexedDB', factory)
  const stores = {
    chosenFile: makeBrowserDatabase(KEPT_RECORDS.chosenFile.key),
    sentApplication: makeBrowserDatabase(KEPT_RECORDS.sentApplication.key),
  }
  return { stores, store: makeDatabaseStore(() => Promise.resolve(stores)) }
}
afterEach(() => void vi.unstubAllGlobals())

const aPhoto = (name: string) => new File([Uint8Array.of(255, 216)], name, { type: 'image/jpeg', lastModified: 7 })
const unsent = (name: string, more: Partial<StoredRecord<'chosenFile'>> = {}): StoredRecord<'chosenFile'> => ({
  kind: 'chosenFile',
  name,
  owner: 'owner-1',
  applicationNumber: 'A1',
  savedAt: 10,
  value: { form: 'general', place: 'performance', file: aPhoto(name) },
  ...more,
})
const list = (store: DatabaseStore) => Effect.runPromise(store.list('chosenFile'))
const fileOf = (record: StoredRecord | undefined) =>
  (record as StoredRecord & { readonly value: { readonly file: File } }).value.file

describe.each([
  ['in memory', inMemoryDatabase],
  ['in the database of the browser', () => inBrowser(new IDBFactory()).store],
  ['in a browser without a database', () => inBrowser(undefined).store],
])('[D3-102] [D2-108] a DatabaseStore %s', (_, make) => {
  it('restores files in order, one per owner and name', async () => {
    const store = make()
    for (const record of [unsent('b.jpg', { savedAt: 20 }), unsent('a.jpg'), unsent('a.jpg', { owner: null })])
      await Effect.runPromise(store.put(record))
    await Effect.runPromise(store.put(unsent('b.jpg', { savedAt: 30 })))
    const records = await list(store)
    expect(records.map(({ owner, name, savedAt }) => [owner, name, savedAt])).toEqual([
      ['owner-1', 'a.jpg', 10],
      [null, 'a.jpg', 10],
      ['owner-1', 'b.jpg', 30],
    ])
    expect(fileOf(records[0])).toMatchObject({ name: 'a.jpg', type: 'image/jpeg', lastModified: 7 })
    expect([...new Uint8Array(await fileOf(records[0]).arrayBuffer())]).toEqual([255, 216])
  })

  it('keeps the records of each owner, name and kind apart', async () => {
    const store = make()
    const sentRecord: StoredRecord<'sentApplication'> = { ...unsent('a.jpg'), kind: 'sentApplication', value: null }
    for (const record of [unsent('a.jpg'), unsent('a.jpg', { owner: 'owner-2' }), sentRecord])
      await Effect.runPromise(store.put(record))
    await Effect.runPromise(store.remove([unsent('a.jpg'), unsent('never there')]))
    expect((await list(store)).map(({ owner }) => owner)).toEqual(['owner-2'])
    expect(await Effect.runPromise(store.list('sentApplication'))).toEqual([sentRecord])
  })
})

describe('[D3-102] [D2-108] makeDatabaseStore', () => {
  it('restores records after a reload and in another tab', async () => {
    const factory = new IDBFactory()
    await Effect.runPromise(inBrowser(factory).store.put(unsent('a.jpg')))
    expect(await list(inBrowser(factory).store)).toHaveLength(1)
  })

  it('drops records that cannot be read', async () => {
    const { stores, store } = inBrowser(new IDBFactory())
    await Effect.runPromise(stores.chosenFile.put('x', 'nonsense'))
    await Effect.runPromise(stores.chosenFile.put('y', { ...unsent('y'), value: { file: { bytes: 'none' } } }))
    expect(await list(store)).toEqual([])
    expect(await Effect.runPromise(stores.chosenFile.records)).toEqual([])
  })

  it('stores no file that the device cannot read', async () => {
    const { store } = inBrowser(new IDBFactory())
    const unreadableBlob = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    const file = Object.assign(new File(['abc'], 'a.jpg'), { slice: () => unreadableBlob })
    await Effect.runPromise(store.put(unsent('a.jpg', { value: { form: 'general', place: 'p', file } })))
    expect(await list(store)).toEqual([])
  })
})

const full = (kept: string | null) => () => ({
  getItem: () => kept,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
  removeItem: () => undefined,
})

describe('[E-137] isStorageAvailable and followStorageRefusals', () => {
  it('an available storage contains no test value', () => {
    const storage = memoryStorage()
    expect(isStorageAvailable(storage.access)).toBe(true)
    expect(storage.kept.size).toBe(0)
  })
  it('a storage that the browser has switched off is reported', () =>
    expect(isStorageAvailable(memoryStorage({}, true).access)).toBe(false))
  it('a full storage is reported', () => {
    expect(isStorageAvailable(full(null))).toBe(false)
  })
  it('a storage that becomes full is reported', () => {
    const onRefusal = vi.fn<() => void>()
    const stop = followStorageRefusals(onRefusal)
    const item = makeSessionStorageItem(KEY, full('older'))
    item.write('newer')
    expect(item.read()).toBe('newer')
    expect(onRefusal.mock.calls.length).toBe(1)
    stop()
    item.write('newest')
    expect(item.read()).toBe('newest')
    expect(onRefusal.mock.calls.length).toBe(1)
  })
})
