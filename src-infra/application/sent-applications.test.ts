import { Effect } from 'effect'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inMemorySentApplications } from '#app/testing/in-memory-sent-applications'
import { sentApplicationsContract } from '#app/testing/sent-applications.contract'
import { makeBrowserStore } from '../storage/browser-store.ts'
import { makeSentApplicationsStorage } from './sent-applications-storage.ts'

const inBrowser = (factory: IDBFactory | undefined) => {
  vi.stubGlobal('indexedDB', factory)
  return makeSentApplicationsStorage(makeBrowserStore('sent-applications'))
}
afterEach(() => void vi.unstubAllGlobals())

describe('[D2-108] what this browser has sent', () => {
  sentApplicationsContract('in memory', inMemorySentApplications)
  sentApplicationsContract('in the database of the browser', () => inBrowser(new IDBFactory()))
  sentApplicationsContract('in a browser without a database', () => inBrowser(undefined))

  it('is known in another tab and after a reload', async () => {
    const factory = new IDBFactory()
    await Effect.runPromise(inBrowser(factory).add('A1', 'one', 10))
    expect(await Effect.runPromise(inBrowser(factory).since('A1', 0))).toEqual(['one'])
  })

  it('is dropped where it is old or cannot be read', async () => {
    const store = makeBrowserStore('sent-applications')
    await Effect.runPromise(store.put('x', 'nonsense'))
    await Effect.runPromise(store.put('y', { aplyNo: 'A1', digest: 'old', at: 1 }))
    const sent = makeSentApplicationsStorage(store)
    await Effect.runPromise(sent.add('A1', 'new', 10))
    expect(await Effect.runPromise(sent.since('A1', 10))).toEqual(['new'])
    expect((await Effect.runPromise(store.records)).map(({ key }) => key)).toEqual(['A1 new'])
  })
})
