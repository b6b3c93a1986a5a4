import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { StoredFileUrlsHttp } from './stored-file-urls-http.ts'

afterEach(() => vi.unstubAllGlobals())

const ADDRESS = '/api/v1/common/file/presigned-download-url'

describe('StoredFileUrlsHttp', () => {
  it('[P-182] requests the URL by path, without a body', async () => {
    const calls: RecordedCall[] = []
    const files = StoredFileUrlsHttp.make({
      http: fakeHttp({ success: true, data: 'https://storage.example/a' }, calls),
    })
    expect(await Effect.runPromise(files.urlOf('영수증/A1/1 1.png'))).toBe('https://storage.example/a')
    expect(calls).toEqual([
      { method: 'POST', path: ADDRESS, options: { query: { filePath: '영수증/A1/1 1.png' }, reads: true } },
    ])
  })

  it('[P-182] percent-encodes the path', async () => {
    const urls: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      urls.push(url)
      return Promise.resolve(new Response('{"success":true,"data":"/a"}'))
    })
    await Effect.runPromise(StoredFileUrlsHttp.make({ http: makeTestHttp() }).urlOf('증/1&2.png'))
    expect(urls).toEqual([`${ADDRESS}?filePath=%EC%A6%9D%2F1%262.png`])
  })

  it.each([
    { success: true },
    { success: false, data: 'https://storage.example/a' },
    { success: true, data: 'javascript:alert(1)' },
  ])('fails with Refused if there is no usable URL in %j', async (body) =>
    expect(
      await Effect.runPromise(Effect.flip(StoredFileUrlsHttp.make({ http: fakeHttp(body) }).urlOf('a'))),
    ).toMatchObject({
      _tag: 'Refused',
    }),
  )
})
