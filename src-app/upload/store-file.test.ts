import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile, aPreparedFile, aStoredFile } from '../testing/a-file.ts'
import { NO_ANSWER, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { DecodeStoredImage, FetchFile } from './stored-files.ts'
import { FileStorage } from './file-storage.port.ts'
import { ImagePreparer } from './image-preparer.port.ts'
import { StoreFile } from './store-file.ts'
import { ImageUnreadable, UploadTimeout } from './upload.errors.ts'

describe('StoreFile', () => {
  it('[P-307] reports progress in whole per cent, at most 99 before the answer', async () => {
    const told: number[] = []
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
    expect(await Effect.runPromise(store(aPreparedFile(), 'receipt', (percent) => told.push(percent)))).toEqual(
      aStoredFile('a'),
    )
    expect(told).toEqual([0, 33, 66, 99])
  })

  it('fails with UploadTimeout after a time-out', async () => {
    const store = StoreFile.make({
      storage: fakePort(FileStorage, { store: () => Effect.fail(new UploadTimeout({ cause: 504 })) }),
    })
    expect(await Effect.runPromise(Effect.flip(store(aPreparedFile(), 'opinion')))).toMatchObject({
      _tag: 'UploadTimeout',
    })
  })

  it('[P-165] fails with FileUnreadable and sends nothing when the device cannot read the file', async () => {
    const store = StoreFile.make({ storage: fakePort(FileStorage, {}) })
    const gone = { ...aPreparedFile(), content: aFile('a.jpg', { unreadable: true }) }
    expect(await Effect.runPromise(Effect.flip(store(gone, 'receipt')))).toMatchObject({ _tag: 'FileUnreadable' })
  })
})

describe('FetchFile', () => {
  it('[P-165] fails with DownloadFailed for any failure except an ended session', async () => {
    const failing = (error: typeof NO_ANSWER | typeof SESSION_ENDED) =>
      Effect.runPromise(
        Effect.flip(FetchFile.make({ storage: fakePort(FileStorage, { bytesOf: () => Effect.fail(error) }) })('a')),
      )
    expect(await failing(NO_ANSWER)).toMatchObject({ _tag: 'DownloadFailed' })
    expect(await failing(SESSION_ENDED)).toMatchObject({ _tag: 'SessionEnded' })
  })
})

describe('DecodeStoredImage', () => {
  const decoding = (storage: Partial<FileStorage>, images: Partial<ImagePreparer>) =>
    Effect.runPromise(
      DecodeStoredImage.make({ storage: fakePort(FileStorage, storage), images: fakePort(ImagePreparer, images) })(
        'a.heic',
      ),
    )
  const [bytes, made] = [aFile('a.heic'), aFile('made')]
  it('returns the picture as a JPEG', async () =>
    expect(
      await decoding(
        { bytesOf: () => Effect.succeed(bytes) },
        { shrink: () => Effect.succeed({ content: made, preview: made }) },
      ),
    ).toBe(made))
  it('returns null when the picture cannot be fetched or decoded', async () => {
    expect(await decoding({ bytesOf: () => Effect.fail(NO_ANSWER) }, {})).toBeNull()
    const unreadable = { shrink: () => Effect.fail(new ImageUnreadable({ cause: 'test' })) }
    expect(await decoding({ bytesOf: () => Effect.succeed(bytes) }, unreadable)).toBeNull()
  })
})
