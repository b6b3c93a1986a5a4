import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile, aPreparedFile, aStoredFile } from '../testing/a-file.ts'
import { NO_ANSWER, SESSION_ENDED } from '../testing/failures.ts'
import { only } from '../testing/only.ts'
import { DecodeStoredImage, FetchFile } from './read-file.ts'
import { FileStorage, ImagePreparer } from './file-storage.port.ts'
import { StoreFile } from './store-file.ts'
import { ImageUnreadable, UploadTimeout } from './upload.errors.ts'

describe('storing a file', () => {
  it('[P-307] tells whole per cent; the last one comes with the answer', async () => {
    const told: number[] = []
    const store = StoreFile.make({
      storage: only(FileStorage, {
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

  it('a timeout stays what it is', async () => {
    const store = StoreFile.make({
      storage: only(FileStorage, { store: () => Effect.fail(new UploadTimeout({ cause: 504 })) }),
    })
    expect(await Effect.runPromise(Effect.flip(store(aPreparedFile(), 'opinion')))).toMatchObject({
      _tag: 'UploadTimeout',
    })
  })

  it('[P-165] a file that the device cannot read any more is not sent', async () => {
    const store = StoreFile.make({ storage: only(FileStorage, {}) })
    const gone = { ...aPreparedFile(), content: aFile('a.jpg', { unreadable: true }) }
    expect(await Effect.runPromise(Effect.flip(store(gone, 'receipt')))).toMatchObject({ _tag: 'FileUnreadable' })
  })
})

describe('the bytes of a stored file', () => {
  it('[P-165] any failure is a failed download, the end of the session is not', async () => {
    const failing = (error: typeof NO_ANSWER | typeof SESSION_ENDED) =>
      Effect.runPromise(
        Effect.flip(FetchFile.make({ storage: only(FileStorage, { bytesOf: () => Effect.fail(error) }) })('a')),
      )
    expect(await failing(NO_ANSWER)).toMatchObject({ _tag: 'DownloadFailed' })
    expect(await failing(SESSION_ENDED)).toMatchObject({ _tag: 'SessionEnded' })
  })
})

describe('a stored picture that a browser does not know', () => {
  const decoding = (storage: Partial<FileStorage>, images: Partial<ImagePreparer>) =>
    Effect.runPromise(
      DecodeStoredImage.make({ storage: only(FileStorage, storage), images: only(ImagePreparer, images) })('a.heic'),
    )
  const [bytes, made] = [aFile('a.heic'), aFile('made')]
  it('is made again as one that it does', async () =>
    expect(
      await decoding(
        { bytesOf: () => Effect.succeed(bytes) },
        { shrink: () => Effect.succeed({ content: made, preview: made }) },
      ),
    ).toBe(made))
  it('is null where it cannot be fetched or decoded', async () => {
    expect(await decoding({ bytesOf: () => Effect.fail(NO_ANSWER) }, {})).toBeNull()
    const unreadable = { shrink: () => Effect.fail(new ImageUnreadable({ cause: 'test' })) }
    expect(await decoding({ bytesOf: () => Effect.succeed(bytes) }, unreadable)).toBeNull()
  })
})
