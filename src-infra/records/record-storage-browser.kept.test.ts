import { Effect } from 'effect'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Digest } from '#app/kernel/digest.port'
import { FindRecordOwner, RecordStore } from '#app/records/record-store'
import { TabDrafts } from '#app/records/tab-drafts'
import { ResetSession, EndSession } from '#app/session/end-session'
import { inMemoryCookie } from '#app/testing/in-memory-cookie'
import { stoppedClock } from '#app/testing/stopped-clock'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import {
  KEPT_RECORDS,
  RECORD_DELETION_EVENTS,
  type RecordDeletionEvent,
  type RecordKind,
} from '#domain/records/kept-records.table'
import { EMPTY_SESSION } from '#domain/session/session'
import { makeSessionStore } from '../kernel/session-store-storage.ts'
import { makeAdminTokenStorage } from '../session/admin-token-storage.ts'
import { makeBrowserDatabase } from '../storage/browser-database.ts'
import { makeSessionStorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeDatabaseStore, makeTabStore } from './record-storage-browser.ts'

const A = { ci: 'ci-a', businessNumber: businessNumberOrThrow('1000100001'), applicationNumber: 'DA1' }
const B = { ...A, ci: 'ci-b' }

/** Makes a tab and a browser, each with its own storage. `load` loads a page in the tab. */
const aBrowser = () => {
  const storage = memoryStorage()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const clock = stoppedClock(1_750_000_000_000)
  const load = () => {
    const stores = {
      chosenFile: makeBrowserDatabase(KEPT_RECORDS.chosenFile.key),
      sentApplication: makeBrowserDatabase(KEPT_RECORDS.sentApplication.key),
    }
    const session = makeSessionStore(makeSessionStorageItem(KEPT_RECORDS.session.key, storage.access))
    const adminToken = makeAdminTokenStorage(makeSessionStorageItem(KEPT_RECORDS.adminToken.key, storage.access))
    const digest: Digest = { isAvailable: true, compute: (text) => Effect.succeed(`digest of ${text}`) }
    const owner = FindRecordOwner.make({ digest })
    const tab = makeTabStore(storage.access)
    const database = makeDatabaseStore(() => Promise.resolve(stores))
    const recordPorts = { tab, database, owner, digest, session, clock }
    const records = RecordStore.make(recordPorts)
    const tabDrafts = TabDrafts.make({ ...recordPorts, records })
    const ports = { session, cookie: inMemoryCookie(), adminToken, records, tabDrafts }
    return { ...ports, tab, database, stores }
  }
  return { storage, clock, load }
}
type Page = ReturnType<ReturnType<typeof aBrowser>['load']>
const run = Effect.runPromise

/** One value of each kind in the tab or in a database. A new kind does not compile until it has a value here. */
type Stored = Exclude<RecordKind, 'hiddenNotice' | 'clearScreen' | 'landingNews'>
const VALUES: Readonly<Record<Exclude<Stored, 'session' | 'adminToken'>, unknown>> = {
  applicationDraft: { entries: { companyName: '서준식당' }, files: [] },
  proofDraft: { entries: { total: '12' }, files: [] },
  editDraft: { entries: { depositor: '김서준' }, files: [] },
  entries: ['100', '01', '00001'],
  sentSupplement: { proofId: '501' },
  chosenFile: { form: 'general', place: 'performance', file: new File(['a'], 'a.jpg', { type: 'image/jpeg' }) },
  sentApplication: null,
}
const KINDS = Object.keys(VALUES) as (keyof typeof VALUES)[]
const ALL: readonly Stored[] = ['session', 'adminToken', ...KINDS]

const DRAFT: readonly RecordDeletionEvent[] = ['reload', 'received', 'cancelled', 'sessionOver', 'reset']
/**
 * The events that each kind survives according to the requirements. Written independently of the table that decides.
 */
const STAYS: Readonly<Record<Stored, readonly RecordDeletionEvent[]>> = {
  session: ['reload', 'received', 'cancelled', 'dayLater'],
  adminToken: ['reload', 'anotherPerson', 'anotherNumber', 'received', 'cancelled', 'dayLater', 'otherRelease'],
  applicationDraft: ['reload', 'anotherNumber', 'cancelled', 'sessionOver', 'reset'],
  proofDraft: DRAFT,
  editDraft: DRAFT,
  entries: ['reload', 'anotherNumber', 'cancelled', 'dayLater'],
  sentSupplement: [...DRAFT, 'dayLater'],
  chosenFile: ['reload', 'received', 'cancelled', 'sessionOver'],
  sentApplication: ['reload', 'anotherPerson', 'anotherNumber', 'received', 'sessionOver', 'reset'],
}

/**
 * Returns the kinds of data that are still stored. The session counts as stored only if it belongs to person A and to
 * that person's application.
 */
const keptIn = async ({ session, adminToken, tab, database }: Page): Promise<readonly Stored[]> => {
  const kinds = new Set<string>(tab.list().map(({ kind }) => kind))
  for (const kind of ['chosenFile', 'sentApplication'] as const)
    if ((await run(database.list(kind))).length > 0) kinds.add(kind)
  const { ci, applicationNumber } = session.read()
  if (ci === A.ci && applicationNumber === A.applicationNumber) kinds.add('session')
  if (adminToken.read() !== null) kinds.add('adminToken')
  return ALL.filter((kind) => kinds.has(kind))
}

/** For each event, the steps that cause it. They return the page to look at afterwards. */
const HAPPEN: Readonly<
  Record<RecordDeletionEvent, (page: Page, browser: ReturnType<typeof aBrowser>) => Promise<Page>>
> = {
  reload: (_, { load }) => Promise.resolve(load()),
  anotherPerson: async (page) => {
    page.session.update(() => ({ ...EMPTY_SESSION, ...B }))
    await run(page.records.deleteAfter('visitChanged'))
    return page
  },
  anotherNumber: async (page) => {
    page.session.update((session) => ({ ...session, applicationNumber: 'DA2' }))
    await run(page.records.deleteAfter('visitChanged'))
    return page
  },
  received: async (page) => {
    await run(page.records.deleteAfter('received'))
    return page
  },
  cancelled: async (page) => {
    await run(page.records.deleteAfter({ cancelled: A.applicationNumber }))
    return page
  },
  sessionOver: async (page) => {
    await run(EndSession.make(page)())
    await run(page.records.deleteAfter('sessionOver', A))
    return page
  },
  reset: async (page) => {
    ResetSession.make(page)()
    await vi.waitFor(async () => expect(await keptIn(page)).not.toContain('chosenFile'))
    return page
  },
  dayLater: async (page, { clock }) => {
    clock.set(clock.now() + DRAFT_LIFE_MS)
    for (const kind of KINDS) await run(page.records.find(kind))
    return page
  },
  otherRelease: async (page, { storage, load }) => {
    for (const [key, text] of storage.kept)
      if (key !== KEPT_RECORDS.adminToken.key) storage.kept.set(key, `{"v":0,"x":${text}}`)
    for (const store of Object.values(page.stores))
      for (const { key } of await run(store.records)) await run(store.put(key, { aplyNo: 'DA1' }))
    const next = load()
    next.tab.list()
    return next
  },
}

afterEach(() => void vi.unstubAllGlobals())

describe('[D2-149] [D1-258] [A-265] [D3-102] makeTabStore and makeDatabaseStore', () => {
  const filled = async () => {
    const browser = aBrowser()
    const page = browser.load()
    page.session.update((session) => ({ ...session, ...A }))
    page.adminToken.keep('admin')
    for (const kind of KINDS) await run(page.records.put(kind, kind, VALUES[kind]))
    await run(page.records.deleteAfter('visitChanged'))
    return { browser, page }
  }

  it('both stores keep every kind of record', async () => {
    const { page, browser } = await filled()
    expect(await keptIn(page)).toEqual(ALL)
    const owner = `digest of ${A.ci}\n${A.businessNumber}`
    for (const record of page.tab.list())
      expect(record).toMatchObject({ owner, applicationNumber: 'DA1', savedAt: browser.clock.now() })
  })

  it.each(RECORD_DELETION_EVENTS)('both stores keep exactly the kinds that survive %s', async (event) => {
    const { page, browser } = await filled()
    expect(await keptIn(await HAPPEN[event](page, browser))).toEqual(ALL.filter((kind) => STAYS[kind].includes(event)))
  })

  it('both stores use only the keys of the table', async () => {
    const { browser } = await filled()
    const keys = new Set(ALL.map((kind) => KEPT_RECORDS[kind].key))
    expect([...browser.storage.kept.keys()].filter((key) => !keys.has(key as never))).toEqual([])
    const names = (await indexedDB.databases()).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set([KEPT_RECORDS.chosenFile.key, KEPT_RECORDS.sentApplication.key]))
  })

  it('entries from before a certification go to the certified person, and unchanged entries of another person are deleted', async () => {
    const { page } = await filled()
    page.session.update(() => EMPTY_SESSION)
    await run(page.records.put('entries', 'self-check', { q1: true }))
    await run(page.records.put('entries', 'entries', VALUES.entries))
    page.session.update(() => ({ ...EMPTY_SESSION, ...B }))
    await run(page.records.deleteAfter('visitChanged'))
    expect(page.tab.list().map(({ name }) => name)).toEqual(['self-check'])
  })
})
