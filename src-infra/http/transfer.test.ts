import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasTimedOut } from '#app/kernel/call.errors'
import { type TransferRequest, transferBytes } from './transfer.ts'

/** An `XMLHttpRequest` that the test controls. */
class ScriptedRequest extends EventTarget {
  static last: ScriptedRequest
  readonly upload = new EventTarget()
  readonly opened: string[] = []
  readonly headers: Record<string, string> = {}
  withCredentials = false
  responseType = ''
  status = 0
  response: Blob | null = null
  sent: unknown
  aborted = false
  constructor() {
    super()
    ScriptedRequest.last = this
  }
  open(method: string, url: string) {
    this.opened.push(method, url)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
  getAllResponseHeaders = () => 'content-type: text/plain\r\ndate: Thu, 26 Jun 2025 09:00:00 GMT\r\n'
  moves(loaded: number, total: number, way: EventTarget = this.upload) {
    way.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }))
  }
  answers(status: number) {
    this.status = status
    this.response = new Blob(['{}'])
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE = new Blob(['0123456789'])
const UPLOAD: TransferRequest = {
  call: 'put',
  method: 'PUT',
  url: 'https://storage.example/a',
  headers: { 'content-type': 'image/png' },
  body: FILE,
  credentials: false,
  limits: { idleMs: 30_000, maxMs: 600_000 },
}
const begin = (request: Partial<TransferRequest> = {}) => {
  const running = Effect.runFork(transferBytes({ ...UPLOAD, ...request }))
  return { xhr: ScriptedRequest.last, ended: () => Effect.runPromise(Fiber.join(running)), running }
}
const failure = async (ended: Promise<unknown>) => ended.catch((error: unknown) => error)

describe('[P-304] transfer', () => {
  it('sends all bytes without credentials and reports progress', async () => {
    const progressEvents: unknown[] = []
    const { xhr, ended } = begin({ onProgress: (progress) => progressEvents.push(progress) })
    expect(xhr).toMatchObject({ opened: ['PUT', UPLOAD.url], sent: FILE, withCredentials: false })
    expect(xhr.headers).toEqual({ 'content-type': 'image/png' })
    xhr.moves(4, 10)
    xhr.moves(10, 0)
    xhr.answers(200)
    expect(await ended()).toMatchObject({ status: 200, date: 'Thu, 26 Jun 2025 09:00:00 GMT' })
    expect(progressEvents).toEqual([
      { moved: 4, total: 10 },
      { moved: 10, total: 0 },
    ])
  })

  it('fails if no byte has moved for 30 seconds', async () => {
    const { xhr, ended } = begin()
    await vi.advanceTimersByTimeAsync(29_999)
    xhr.moves(1, 10)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(xhr.aborted).toBe(false)
    const failed = failure(ended())
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toSatisfy(hasTimedOut)
    expect(xhr.aborted).toBe(true)
  })

  it('[E-177] gives the request id only in the failure at a time limit', async () => {
    const headers = { 'x-request-id': 'a1b2c3d4e5f60718' }
    const late = failure(begin({ headers }).ended())
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await late).toMatchObject({ requestId: 'a1b2c3d4e5f60718' })
    const { xhr, ended } = begin({ headers })
    const cut = failure(ended())
    xhr.dispatchEvent(new Event('error'))
    expect(await cut).toMatchObject({ requestId: null })
  })

  it('[D3-135] fails if no answer follows within 30 seconds of the last byte', async () => {
    const { xhr, ended } = begin()
    const failed = failure(ended())
    xhr.moves(10, 10)
    for (let second = 0; second < 30; second += 1) {
      xhr.moves(second, 100, xhr)
      expect(xhr.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(xhr.aborted).toBe(true)
    expect(await failed).toSatisfy(hasTimedOut)
  })

  it('fails after 10 minutes in total, even if there is progress', async () => {
    const { xhr, ended } = begin()
    const failed = failure(ended())
    for (let minute = 0; minute < 40; minute += 1) {
      xhr.moves(minute, 100)
      await vi.advanceTimersByTimeAsync(15_000)
    }
    expect(await failed).toSatisfy(hasTimedOut)
  })

  it('distinguishes a dead connection from a time limit', async () => {
    const { xhr, ended } = begin()
    const failed = failure(ended())
    xhr.dispatchEvent(new Event('error'))
    expect(await failed).toMatchObject({ _tag: 'NoAnswer', call: 'put' })
    expect(await failed).not.toSatisfy(hasTimedOut)
  })

  it('aborts immediately and clears all timers when interrupted', async () => {
    const { xhr, running } = begin()
    await Effect.runPromise(Fiber.interrupt(running))
    expect(xhr.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reports the progress of a download', async () => {
    const progressEvents: unknown[] = []
    const { xhr, ended } = begin({ method: 'GET', body: null, onProgress: (progress) => progressEvents.push(progress) })
    xhr.moves(5, 10, xhr)
    xhr.answers(404)
    expect(await ended()).toMatchObject({ status: 404 })
    expect(progressEvents).toEqual([{ moved: 5, total: 10 }])
  })
})
