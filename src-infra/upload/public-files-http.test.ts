import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { PublicFilesHttp } from './public-files-http.ts'

afterEach(() => vi.unstubAllGlobals())

const CALL = '/api/v1/common/file/presigned-download-url-not-use-token'

describe('PublicFilesHttp', () => {
  it('[E-039] requests the URL by path, without a body', async () => {
    const calls: RecordedCall[] = []
    const files = PublicFilesHttp.make({ http: fakeHttp({ success: true, data: 'https://storage.example/a' }, calls) })
    expect(await Effect.runPromise(files.urlOf('forms/a.hwpx'))).toBe('https://storage.example/a')
    expect(calls).toMatchObject([{ method: 'POST', path: CALL, options: { query: { filePath: 'forms/a.hwpx' } } }])
    expect(calls[0]?.options.body).toBeUndefined()
  })

  it('[E-039] starts the download by a link in this window', () => {
    const link = { href: '', download: 'x', rel: '', target: '', click: vi.fn<() => void>() }
    vi.stubGlobal('document', { createElement: () => link })
    PublicFilesHttp.make({ http: fakeHttp(null) }).start('https://storage.example/a')
    expect(link).toMatchObject({ href: 'https://storage.example/a', download: '', target: '' })
    expect(link.click).toHaveBeenCalledOnce()
  })

  it.each([
    { success: true },
    { success: true, data: null },
    { success: false, data: 'https://storage.example/a' },
    { success: true, data: 'javascript:alert(1)' },
    { success: true, data: '//evil.example/a' },
  ])('fails with Refused if there is no usable URL: %j', async (body) =>
    expect(
      await Effect.runPromise(Effect.flip(PublicFilesHttp.make({ http: fakeHttp(body) }).urlOf('a'))),
    ).toMatchObject({
      _tag: 'Refused',
    }),
  )

  it('[E-175] fails with MalformedAnswer for an answer of the wrong format', async () =>
    expect(
      await Effect.runPromise(
        Effect.flip(PublicFilesHttp.make({ http: fakeHttp({ success: true, data: 7 }) }).urlOf('a')),
      ),
    ).toMatchObject({ _tag: 'MalformedAnswer' }))
})
