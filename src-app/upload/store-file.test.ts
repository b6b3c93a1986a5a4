import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile, aPreparedFile, aStoredFile } from '../testing/a-file.ts'
import { fakePort } from '../testing/fake-port.ts'
import { FileStorage } from './file-storage.port.ts'
import { StoreFile } from './store-file.ts'
import { UploadTimeout } from './upload.errors.ts'

describe('StoreFile', () => {
  it('[P-307] reports progress in whole per cent, at most 99 before the answer', async () => {
    const reportedPercents: number[] = []
    const store = StoreFile.make({
      storage: fakePort(FileStorage, {
        store: (_, __, onProgress) =>
          Effect.sync(() => {
            for (const [moved, total] of [
              [0, 0],
              [1, 3],
              [2, 3],
              [3, 3],
            ] as const)
              onProgress({ moved, total })
            return aStoredFile('a')
          }),
      }),
    })
    expect(
      await Effect.runPromise(store(aPreparedFile(), 'receipt', (percent) => reportedPercents.push(percent))),
    ).toEqual(aStoredFile('a'))
    expect(reportedPercents).toEqual([0, 33, 66, 99])
  })

  it('fails with UploadTimeout after a time-out', async () => {
    const store = StoreFile.make({
      storage: fakePort(FileStorage, { store: () => Effect.fail(new UploadTimeout({ cause: 504 })) }),
    })
    expect(await Effect.runPromise(Effect.flip(store(aPreparedFile(), 'opinion', () => undefined)))).toMatchObject({
      _tag: 'UploadTimeout',
    })
  })

  it('[P-165] sends nothing when the device cannot read the file', async () => {
    const store = StoreFile.make({ storage: fakePort(FileStorage, {}) })
    const unreadableFile = { ...aPreparedFile(), content: aFile('a.jpg', { unreadable: true }) }
    expect(await Effect.runPromise(Effect.flip(store(unreadableFile, 'receipt', () => undefined)))).toMatchObject({
      _tag: 'FileUnreadable',
    })
  })
})
