import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TransferRequest } from '../http/transfer.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { SubmissionConfirmationDownloadsHttp } from './submission-confirmation-downloads-http.ts'

/** Makes a fake of how a browser saves: it records the name of the clicked link and the URL that is released. */
const saving = () => {
  const saved: { readonly bytes: Blob; readonly name: string }[] = []
  const released: string[] = []
  const blobsByUrl = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    blobsByUrl.set('blob:1', bytes as Blob)
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void released.push(address))
  const link = {
    href: '',
    download: '',
    click: () => void saved.push({ bytes: blobsByUrl.get(link.href) as Blob, name: link.download }),
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
  makeTestHttp({
    cookie: () => 'token-1',
    settings: { transferIdleMs: 7, transferMaxMs: 9 },
    transfer: (request) =>
      Effect.sync(() => {
        requests.push(request)
        return { status, bytes, date: null, requestId: null }
      }),
  })

const PDF = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
const failureOf = (http: ReturnType<typeof answering>) =>
  Effect.runPromise(Effect.flip(SubmissionConfirmationDownloadsHttp.make({ http }).save('1001', 'a.pdf')))

describe('[A-189] SubmissionConfirmationDownloadsHttp', () => {
  it('saves a confirmation under its name and releases the bytes', async () => {
    const { saved, released } = saving()
    const requests: TransferRequest[] = []
    await Effect.runPromise(
      SubmissionConfirmationDownloadsHttp.make({ http: answering(200, PDF, requests) }).save(
        '1001',
        '제출확인서_1001.pdf',
      ),
    )
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

  it('saves nothing if the answer is not a PDF', async () => {
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
})
