import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TransferRequest } from '../http/transfer.ts'
import { type MadeCall, answeringHttp } from '../testing/answering-http.ts'
import { signIn } from '../testing/signed-in.ts'
import { testHttp } from '../testing/test-http.ts'
import { makeStoredFilesHttp } from '../upload/stored-files-http.ts'
import { makeReceiptFilesHttp } from './receipt-files-http.ts'

/** A browser's way of saving: what was clicked under which name, and what was let go. */
const saving = () => {
  const saved: { readonly bytes: Blob; readonly name: string }[] = []
  const released: string[] = []
  const kept = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    kept.set('blob:1', bytes as Blob)
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void released.push(address))
  const link = {
    href: '',
    download: '',
    click: () => void saved.push({ bytes: kept.get(link.href) as Blob, name: link.download }),
  }
  vi.stubGlobal('document', { createElement: () => link })
  return { saved, released }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answering = (status: number, bytes: Blob, requests: TransferRequest[] = []) =>
  testHttp({
    cookie: () => 'token-1',
    settings: { transferIdleMs: 7, transferMaxMs: 9 },
    transfer: (request) =>
      Effect.sync(() => {
        requests.push(request)
        return { status, bytes, date: null }
      }),
  })

const PDF = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
const failureOf = (http: ReturnType<typeof answering>) =>
  Effect.runPromise(Effect.flip(makeReceiptFilesHttp(http).save('1001', 'a.pdf')))

describe('[A-189] the receipt of a proof item', () => {
  it('is fetched by its number as bytes, saved under its name, and let go afterwards', async () => {
    const { saved, released } = saving()
    const requests: TransferRequest[] = []
    await Effect.runPromise(makeReceiptFilesHttp(answering(200, PDF, requests)).save('1001', '제출확인서_1001.pdf'))
    expect(requests).toMatchObject([
      {
        method: 'GET',
        url: '/api/v1/proof/file/download/1001',
        credentials: true,
        headers: { authorization: 'Bearer token-1' },
        limits: { idleMs: 7, maxMs: 9 },
      },
    ])
    expect(saved).toEqual([{ bytes: PDF, name: '제출확인서_1001.pdf' }])
    expect(released).toEqual([])
    vi.runAllTimers()
    expect(released).toEqual(['blob:1'])
  })

  it('without one nothing is saved', async () => {
    const { saved } = saving()
    const refusal = new Blob(['{"message":"증빙을 찾을 수 없습니다."}'], { type: 'application/json' })
    expect(await failureOf(answering(404, refusal))).toMatchObject({
      _tag: 'Refused',
      status: 404,
      message: '증빙을 찾을 수 없습니다.',
    })
    expect(await failureOf(answering(200, refusal))).toMatchObject({ _tag: 'Refused' })
    expect(await failureOf(answering(500, new Blob(['<html>'])))).toMatchObject({ _tag: 'Refused', status: 500 })
    expect(await failureOf(answering(200, new Blob(['<html>'])))).toMatchObject({ _tag: 'MalformedAnswer' })
    expect(await failureOf(answering(401, new Blob([])))).toMatchObject({ _tag: 'SessionEnded' })
    expect(saved).toEqual([])
  })

  it('is a PDF on the fake server, and not found for an unknown number', async () => {
    const { saved } = saving()
    const { http } = await signIn('selected-supplement', '/aply-result')
    const receipts = makeReceiptFilesHttp(http)
    await Effect.runPromise(receipts.save('1001', '제출확인서_1001.pdf'))
    expect((await saved[0]?.bytes.text())?.startsWith('%PDF-')).toBe(true)
    expect(await Effect.runPromise(Effect.flip(receipts.save('9', 'a.pdf')))).toMatchObject({ status: 404 })
  })
})

const ADDRESS = '/api/v1/common/file/presigned-download-url'

describe("the address of an applicant's own file", () => {
  it('[P-182] is asked for by path, without a body', async () => {
    const calls: MadeCall[] = []
    const files = makeStoredFilesHttp(answeringHttp({ success: true, data: 'https://storage.example/a' }, calls))
    expect(await Effect.runPromise(files.addressOf('영수증/A1/1 1.png'))).toBe('https://storage.example/a')
    expect(calls).toEqual([{ method: 'POST', path: ADDRESS, options: { query: { filePath: '영수증/A1/1 1.png' } } }])
  })

  it('[P-182] the path is percent-encoded on the way', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return Promise.resolve(new Response('{"success":true,"data":"/a"}'))
    })
    await Effect.runPromise(makeStoredFilesHttp(testHttp()).addressOf('증/1&2.png'))
    expect(asked).toEqual([`${ADDRESS}?filePath=%EC%A6%9D%2F1%262.png`])
  })

  it.each([
    { success: true },
    { success: false, data: 'https://storage.example/a' },
    { success: true, data: 'javascript:alert(1)' },
  ])('there is none in %j', async (body) =>
    expect(await Effect.runPromise(Effect.flip(makeStoredFilesHttp(answeringHttp(body)).addressOf('a')))).toMatchObject(
      { _tag: 'Refused' },
    ),
  )

  it('on the fake server leads to the bytes of the file', async () => {
    const { http, applications, session } = await signIn('selected-supplement', '/aply-result')
    const { ci, registrationNumber } = session.read()
    const found = await Effect.runPromise(applications.ofOwner({ ci, registrationNumber }, 'normal'))
    if (found.is !== 'found') throw new Error(found.is)
    const file = found.application.items[0]?.files[0]
    const address = await Effect.runPromise(makeStoredFilesHttp(http).addressOf(file?.path ?? ''))
    const answer = await fetch(address)
    expect([answer.headers.get('content-type'), (await answer.blob()).size]).toEqual([file?.mimeType, file?.bytes])
  })
})
