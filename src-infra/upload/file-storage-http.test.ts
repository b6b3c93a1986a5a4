import { Effect, Fiber } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, TimedOut } from '#app/kernel/call.errors'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import type { PreparedFile } from '#app/upload/prepared-file'
import { StoredFileUrls } from '#app/upload/stored-file-urls.port'
import type { FileCategory } from '#domain/upload/stored-file'
import type { Transfer, TransferRequest } from '../http/transfer.ts'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { installFakeFetch } from '../testing/install-fake-fetch.ts'
import { makeFileStorageHttp } from './file-storage-http.ts'

afterEach(() => vi.unstubAllGlobals())

const CALL = '/api/v1/common/file/presigned-url'
const GRANTED = {
  success: true,
  data: {
    presignedUrl: 'https://storage.example/a?X-Amz-Signature=secret',
    filePath: '영수증/DA1/1.jpg',
    fileUrl: 'https://storage.example/a',
    fileName: '영수증__1_.jpg',
    savedFileNm: '1.jpg',
  },
}

const aFile = (bytes: BlobPart = 'photo', name = '영수증__1_.jpg', contentType = 'image/jpeg'): PreparedFile => ({
  name,
  contentType,
  content: new Blob([bytes]),
  preview: null,
})

type Step = number | NoAnswer | 'never'

/** Makes a storage that answers according to its steps, and a back end that always gives the same answer. */
const storageWith = ({ steps = [200], answer = GRANTED }: { steps?: readonly Step[]; answer?: unknown } = {}) => {
  const [calls, sent]: [RecordedCall[], TransferRequest[]] = [[], []]
  let stopCount = 0
  const send: Transfer = (request) =>
    Effect.suspend(() => {
      const step = steps[sent.length] ?? 200
      sent.push(request)
      if (step === 'never') return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (stopCount += 1)))
      return typeof step === 'number'
        ? Effect.succeed({ status: step, bytes: new Blob(['bytes']), date: null, requestId: null })
        : Effect.fail(step)
    })
  const files = fakePort(StoredFileUrls, {
    urlOf: (path) => Effect.succeed(`https://storage.example/${path}`),
  })
  const storage = makeFileStorageHttp(fakeHttp(answer, calls), send, files, settingsSourceWith({}))
  const store = (file = aFile(), category: FileCategory = 'receipt') => storage.store(file, category, () => undefined)
  return {
    calls,
    sent,
    storage,
    store,
    stopped: () => stopCount,
    stored: () => Effect.runPromise(store()),
    failed: () => Effect.runPromise(Effect.flip(store())),
  }
}
const LATE = new NoAnswer({ call: 'storage PUT', cause: new TimedOut() })

describe('makeFileStorageHttp, when it requests an upload URL', () => {
  it.each([
    ['receipt', '영수증'],
    ['opinion', '의견'],
  ] as const)('[P-178] sends name, type and category: %s as %s', async (category, fileCategory) => {
    const { calls, store } = storageWith()
    await Effect.runPromise(store(aFile('x', '사진.heic', 'image/heic'), category))
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: CALL,
        options: { body: { originalFileName: '사진.heic', contentType: 'image/heic', fileCategory } },
      },
    ])
  })

  it.each([
    [{ fileName: 'a', savedFileNm: 'b' }, 'a', 'b'],
    [{ originalFileName: 'a', savedFileNm: 'b' }, 'a', 'b'],
    [{ fileName: 'a' }, 'a', 'a'],
    [{ fileName: null, originalFileName: 'c', savedFileNm: '' }, 'c', '1.jpg'],
    [{}, '영수증__1_.jpg', '1.jpg'],
  ])('[P-178] reads names from alternative fields: %j', async (names, name, storedName) => {
    const { presignedUrl, filePath } = GRANTED.data
    const { stored } = storageWith({ answer: { success: true, data: { presignedUrl, filePath, ...names } } })
    expect(await stored()).toEqual({
      name,
      storedName,
      path: filePath,
      bytes: 5,
      extension: 'jpg',
      mimeType: 'image/jpeg',
    })
  })

  it('[P-179] sends nothing to the storage if success is false', async () => {
    const { failed, sent } = storageWith({ answer: { success: false, errorMessage: '보관할 수 없는 파일입니다.' } })
    expect(await failed()).toMatchObject({ _tag: 'UploadRefused', message: '보관할 수 없는 파일입니다.' })
    expect(sent).toEqual([])
  })

  it.each([
    ['UploadTimeout', refusedWith(504)],
    ['UploadTimeout', LATE],
    ['UploadFailed', refusedWith(500)],
    ['UploadFailed', NO_ANSWER],
    ['UploadFailed', MALFORMED_ANSWER],
    ['SessionEnded', SESSION_ENDED],
    ['UploadFailed', { success: true, data: null }],
    ['UploadFailed', { success: true, data: { presignedUrl: 'javascript:alert(1)', filePath: 'a' } }],
    ['UploadFailed', { success: true, data: { presignedUrl: 7 } }],
  ])('[P-181] fails with %s when no usable URL arrives', async (tag, answer) => {
    const { failed, sent } = storageWith({ answer })
    expect(await failed()).toMatchObject({ _tag: tag })
    expect(sent).toEqual([])
  })

  it('[E-204] gives the same content to the idempotency key if the same file is sent again', async () => {
    const { calls, store } = storageWith()
    const [one, two] = [aFile('1'), aFile('2')]
    for (const file of [one, one, two]) await Effect.runPromise(store(file))
    const [first, again, other] = calls.map(({ options }) => [options.operation, options.content])
    expect(again).toEqual(first)
    expect(first?.[0]).toBe('presigned-url')
    expect(other).not.toEqual(first)
  })
})

describe('makeFileStorageHttp, when it sends a file', () => {
  it('[P-180] [P-304] sends the raw bytes by PUT, without cookie or token', async () => {
    const { sent, store } = storageWith()
    const file = aFile('photo', '영수증 100%.jpg')
    await Effect.runPromise(store(file))
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        url: GRANTED.data.presignedUrl,
        body: file.content,
        credentials: false,
        limits: { idleMs: 30_000, maxMs: 600_000 },
      },
    ])
    expect(sent[0]?.headers).toEqual({
      'content-type': 'image/jpeg',
      'x-amz-meta-original-filename': '%EC%98%81%EC%88%98%EC%A6%9D%20100%25.jpg',
    })
    // An error or a log contains the name of the call, never the URL, because the URL has a signature. [E-177]
    expect(sent[0]?.call).toBe('storage PUT')
  })

  it('[P-309] sends the type detected from the bytes', async () => {
    const { calls, sent, store } = storageWith()
    const file = aFile('photo', '사진', 'image/heic')
    expect(file.content).toMatchObject({ type: '' })
    await Effect.runPromise(store(file))
    expect(calls).toMatchObject([{ options: { body: { contentType: 'image/heic' } } }])
    expect(sent[0]?.headers['content-type']).toBe('image/heic')
  })

  it.each([200, 201, 204, 299])('[P-181] succeeds for status %i', async (status) =>
    expect(await storageWith({ steps: [status] }).stored()).toMatchObject({ path: GRANTED.data.filePath }),
  )
  it.each([
    [504, 'UploadTimeout'],
    [500, 'UploadFailed'],
    [503, 'UploadFailed'],
    [413, 'UploadFailed'],
    [404, 'UploadFailed'],
    [302, 'UploadFailed'],
    [0, 'UploadFailed'],
  ] as const)('[P-181] fails for status %i with %s after one PUT', async (status, tag) => {
    const { failed, calls, sent } = storageWith({ steps: [status] })
    expect(await failed()).toMatchObject({ _tag: tag })
    expect([calls.length, sent.length]).toEqual([1, 1])
  })
  it.each([
    [LATE, 'UploadTimeout'],
    [NO_ANSWER, 'UploadFailed'],
  ] as const)('[P-181] [P-304] fails at our time limit or for a broken connection: %s gives %s', async (step, tag) =>
    expect(await storageWith({ steps: [step] }).failed()).toMatchObject({ _tag: tag }),
  )

  it('[P-312] requests exactly one new URL after a 403', async () => {
    const { stored, calls, sent } = storageWith({ steps: [403, 200] })
    expect(await stored()).toMatchObject({ path: GRANTED.data.filePath })
    expect([calls.length, sent.length]).toEqual([2, 2])
  })
  it.each([
    [403, 'UploadFailed'],
    [500, 'UploadFailed'],
    [504, 'UploadTimeout'],
  ] as const)('[P-312] [P-181] fails for status %i of the second PUT with %s', async (status, tag) => {
    const { failed, calls, sent } = storageWith({ steps: [403, status] })
    expect(await failed()).toMatchObject({ _tag: tag })
    expect([calls.length, sent.length]).toEqual([2, 2])
  })

  it('[P-307] stops the transfer when interrupted', async () => {
    const { store, stopped, sent } = storageWith({ steps: ['never'] })
    const running = Effect.runFork(store())
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await Effect.runPromise(Fiber.interrupt(running))
    expect(stopped()).toBe(1)
  })

  it('looks for the bytes in the storage before it sends them again', async () => {
    installFakeFetch(new Response('photo', { headers: { 'content-length': '5' } }))
    const { store, calls, sent } = storageWith({ steps: [NO_ANSWER] })
    const file = aFile('photo')
    await Effect.runPromise(Effect.flip(store(file)))
    expect(await Effect.runPromise(store(file))).toMatchObject({ path: GRANTED.data.filePath, bytes: 5 })
    expect([calls.length, sent.length]).toEqual([1, 1])
  })
  it.each([
    ['none is stored', new Response('', { status: 404 })],
    ['only the first bytes are stored', new Response('pho', { headers: { 'content-length': '3' } })],
  ])('sends the bytes again if %s', async (_, found) => {
    installFakeFetch(found)
    const { store, sent } = storageWith({ steps: [NO_ANSWER, 200] })
    const file = aFile('photo')
    await Effect.runPromise(Effect.flip(store(file)))
    expect(await Effect.runPromise(store(file))).toMatchObject({ bytes: 5 })
    expect(sent).toHaveLength(2)
  })
  it('looks for the bytes in the storage only once', async () => {
    const lookups = installFakeFetch(new Response('', { status: 404 }))
    const { store, sent } = storageWith({ steps: [NO_ANSWER, 200, 200] })
    const file = aFile('photo')
    await Effect.runPromise(Effect.flip(store(file)))
    await Effect.runPromise(store(file))
    await Effect.runPromise(store(file))
    expect({ lookups: lookups.length, uploads: sent.length }).toEqual({ lookups: 1, uploads: 3 })
  })
})

describe('makeFileStorageHttp, when it reads stored files', () => {
  const sizeOf = (answer: Response) => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    return storageWith().storage.sizeOf('a')
  }
  it('[P-182] returns the declared length as size without loading the body', async () => {
    let pulledCount = 0
    const body = new ReadableStream({ pull: () => void (pulledCount += 1) }, { highWaterMark: 0 })
    const size = sizeOf(new Response(body, { headers: { 'content-length': '12345678' } }))
    expect([await Effect.runPromise(size), pulledCount]).toEqual([12_345_678, 0])
  })
  it('[P-182] measures the body if the length header is missing or invalid', async () => {
    expect(await Effect.runPromise(sizeOf(new Response('photo')))).toBe(5)
    for (const length of ['', '7, 7', '7x'])
      expect(await Effect.runPromise(sizeOf(new Response('photo', { headers: { 'content-length': length } })))).toBe(5)
    expect(await Effect.runPromise(sizeOf(new Response('')))).toBe(0)
  })
  it('fails with Refused for an error of the storage', async () =>
    expect(await Effect.runPromise(Effect.flip(sizeOf(new Response('', { status: 403 }))))).toMatchObject({
      _tag: 'Refused',
      status: 403,
    }))

  it('[P-182] [P-304] fetches the bytes with the limits of a transfer and without credentials', async () => {
    const { storage, sent } = storageWith()
    expect(await (await Effect.runPromise(storage.bytesOf('a'))).arrayBuffer()).toEqual(
      await new Blob(['bytes']).arrayBuffer(),
    )
    expect(sent).toMatchObject([
      { method: 'GET', url: 'https://storage.example/a', credentials: false, body: null, limits: { idleMs: 30_000 } },
    ])
  })
})
