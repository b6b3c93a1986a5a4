import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { aFile } from '../testing/a-file.ts'
import { DOWNLOAD_FAILURES, MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { FetchImageAsJpeg, DownloadPublicFile, FetchStoredFile, FindStoredFileUrl } from './fetch-stored-file.ts'
import { FileStorage } from './file-storage.port.ts'
import { ImagePreparer } from './image-preparer.port.ts'
import { PublicFiles } from './public-files.port.ts'
import { StoredFileUrls } from './stored-file-urls.port.ts'
import { ImageUnreadable } from './upload.errors.ts'

describe('DownloadPublicFile', () => {
  it('[E-062] [P-049] starts the download from the requested URL', async () => {
    const steps: string[] = []
    const download = DownloadPublicFile.make({
      files: fakePort(PublicFiles, {
        urlOf: (path) => Effect.sync(() => (steps.push(`url of ${path}`), '/files/1')),
        start: (url) => void steps.push(`start ${url}`),
      }),
    })
    await Effect.runPromise(download('forms/pledge.hwpx'))
    expect(steps).toEqual(['url of forms/pledge.hwpx', 'start /files/1'])
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(200, '파일 없음')])(
    '[E-063] [P-049] starts no download after any failure: $_tag',
    async (failure) => {
      const openedUrls: string[] = []
      const download = DownloadPublicFile.make({
        files: fakePort(PublicFiles, {
          urlOf: () => Effect.fail(failure),
          start: (url) => void openedUrls.push(url),
        }),
      })
      expect(await Effect.runPromise(Effect.flip(download('x')))).toMatchObject({ _tag: 'DownloadFailed' })
      expect(openedUrls).toEqual([])
    },
  )
})

describe('FindStoredFileUrl', () => {
  it('returns the URL of a path', async () => {
    const files = fakePort(StoredFileUrls, {
      urlOf: (path) => Effect.succeed(`https://storage.example/${path}`),
    })
    expect(await Effect.runPromise(FindStoredFileUrl.make({ files })('a.png'))).toBe('https://storage.example/a.png')
  })

  it.each(DOWNLOAD_FAILURES)(
    'keeps SessionEnded, and makes DownloadFailed of any other failure: %s',
    async (_, failure, tag) => {
      const files = fakePort(StoredFileUrls, { urlOf: () => Effect.fail(failure) })
      const error = await Effect.runPromise(Effect.flip(FindStoredFileUrl.make({ files })('a.png')))
      expect(error._tag).toBe(tag)
    },
  )
})

describe('FetchStoredFile', () => {
  it('[P-165] fails with DownloadFailed unless the session has ended', async () => {
    const failing = (error: typeof NO_ANSWER | typeof SESSION_ENDED) =>
      Effect.runPromise(
        Effect.flip(
          FetchStoredFile.make({ storage: fakePort(FileStorage, { bytesOf: () => Effect.fail(error) }) })('a'),
        ),
      )
    expect(await failing(NO_ANSWER)).toMatchObject({ _tag: 'DownloadFailed' })
    expect(await failing(SESSION_ENDED)).toMatchObject({ _tag: 'SessionEnded' })
  })
})

describe('FetchImageAsJpeg', () => {
  const decoding = (storage: Partial<FileStorage>, images: Partial<ImagePreparer>) =>
    Effect.runPromise(
      FetchImageAsJpeg.make({ storage: fakePort(FileStorage, storage), images: fakePort(ImagePreparer, images) })(
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
