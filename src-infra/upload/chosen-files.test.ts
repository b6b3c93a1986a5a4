import { Effect } from 'effect'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chosenFilesContract } from '#app/testing/chosen-files.contract'
import { inMemoryChosenFiles } from '#app/testing/in-memory-chosen-files'
import { makeBrowserStore } from '../storage/browser-store.ts'
import { makeChosenFilesStorage } from './chosen-files-storage.ts'

const inBrowser = (factory: IDBFactory | undefined) => {
  vi.stubGlobal('indexedDB', factory)
  return makeChosenFilesStorage(makeBrowserStore('chosen-files'))
}
afterEach(() => void vi.unstubAllGlobals())

const aPhoto = (name: string) => new File([Uint8Array.of(255, 216, 255, 224)], name, { type: 'image/jpeg' })

describe('[D3-102] chosen files of an unsent form', () => {
  chosenFilesContract('in memory', inMemoryChosenFiles)
  chosenFilesContract('in the database of the browser', () => inBrowser(new IDBFactory()), aPhoto)
  chosenFilesContract('in a browser without a database', () => inBrowser(undefined), aPhoto)

  it('are there after a reload', async () => {
    const factory = new IDBFactory()
    const file = new File(['a'], 'a.jpg', { type: 'image/jpeg', lastModified: 7 })
    const kept = { owner: 'o', form: 'general', place: 'performance', chosenAt: 1, file } as const
    await Effect.runPromise(inBrowser(factory).put(kept))
    const [found] = await Effect.runPromise(inBrowser(factory).all)
    expect(found?.file).toMatchObject({ name: 'a.jpg', type: 'image/jpeg', lastModified: 7 })
  })

  it('are dropped where they cannot be read', async () => {
    const store = makeBrowserStore('chosen-files')
    await Effect.runPromise(store.put('x', { owner: 'o', bytes: 'no bytes' }))
    expect(await Effect.runPromise(makeChosenFilesStorage(store).all)).toEqual([])
    expect(await Effect.runPromise(store.records)).toEqual([])
  })

  it('that the device cannot read any more are not kept', async () => {
    const store = inBrowser(new IDBFactory())
    const unread = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    const gone = Object.assign(new File(['abc'], 'a.jpg'), { slice: () => unread })
    await Effect.runPromise(store.put({ owner: 'o', form: 'general', place: 'p', chosenAt: 1, file: gone }))
    expect(await Effect.runPromise(store.all)).toEqual([])
  })
})
