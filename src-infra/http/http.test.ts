/// <reference types="vite/client" />
import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasTimedOut, type NoAnswer } from '#app/kernel/call.errors'
import { expectFailure } from '../testing/expect-failure.ts'
import { installFakeFetch } from '../testing/install-fake-fetch.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { makeServerSyncedClock } from './server-synced-clock.ts'
import type { TransferRequest } from './transfer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const OK = { status: 200, message: 'Success' }
const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)

describe('[E-172] [P-012] [A-228] makeHttp, when it authorises calls', () => {
  it('sends the cookie’s token and credentials', async () => {
    const requests = installFakeFetch(OK)
    await run(makeTestHttp({ cookie: () => 'token-1', settings: { authorization: 'Basic x' } }).get('/api/x'))
    expect(requests[0]).toMatchObject({ url: '/api/x', method: 'GET', credentials: 'include' })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('sends the configured value if there is no cookie', async () => {
    const requests = installFakeFetch(OK)
    await run(makeTestHttp({ settings: { authorization: 'Basic x' } }).post('/api/x', { body: { a: 1 }, reads: true }))
    await run(makeTestHttp().get('/api/x'))
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Basic x', null])
    expect(requests[0]?.body).toBe('{"a":1}')
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('authorises administrator calls only with the administrator’s token', async () => {
    const requests = installFakeFetch(OK)
    const [settings, cookie] = [{ authorization: 'Basic x' }, () => 'token-1']
    await run(makeTestHttp({ settings, cookie, adminToken: () => 'admin-1' }).get('/api/x', { auth: 'admin' }))
    await run(makeTestHttp({ settings, cookie, adminToken: () => null }).get('/api/x', { auth: 'admin' }))
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer admin-1', null])
  })
})

describe('[E-209] [D1-265] [E-176] makeHttp, when another tab has replaced the cookie by that of another applicant', () => {
  const OURS = 'token-1'
  const otherCookie = { cookie: () => 'token-2', token: OURS, isOfAnother: (token: string) => token === OURS }

  it('ends the session instead of sending a call with the cookie', async () => {
    const requests = installFakeFetch(OK)
    const transfers: TransferRequest[] = []
    const http = makeTestHttp({ ...otherCookie, transfer: (request) => (transfers.push(request), Effect.never) })
    const form = new FormData()
    const calls = [
      http.post('/api/x', { operation: 'write' }),
      http.patch('/api/f', { form, operation: 'send' }),
      http.bytes('/api/b'),
    ]
    for (const call of calls) expect(await expectFailure(call)).toMatchObject({ _tag: 'SessionEnded' })
    expect([...requests, ...transfers]).toEqual([])
  })

  it('still sends calls that need no cookie', async () => {
    const requests = installFakeFetch(OK, OK)
    const http = makeTestHttp({ ...otherCookie, adminToken: () => 'admin-1' })
    await run(http.post('/api/certify', { auth: 'visitor', reads: true }))
    await run(http.get('/api/admin', { auth: 'admin' }))
    expect(requests.map(({ url }) => url)).toEqual(['/api/certify', '/api/admin'])
  })

  it('sends calls again once the session has the token of the cookie', async () => {
    const requests = installFakeFetch(OK)
    await run(makeTestHttp({ ...otherCookie, token: 'token-2' }).get('/api/x'))
    expect(requests).toHaveLength(1)
  })
})

describe('the URL of makeHttp', () => {
  it('is the configured URL, with an encoded query', async () => {
    const requests = installFakeFetch(OK)
    await run(
      makeTestHttp({ settings: { apiBaseUrl: 'https://api.example' } }).post('/p', {
        query: { a: '1&b', c: '가' },
        reads: true,
      }),
    )
    expect(requests[0]?.url).toBe('https://api.example/p?a=1%26b&c=%EA%B0%80')
  })

  it('[A-013] [P-011] is that of the separate back end if the call requires it', async () => {
    const requests = installFakeFetch(OK)
    const settings = { apiBaseUrl: 'https://api.example', adminApiBaseUrl: 'https://admin.example' }
    await run(makeTestHttp({ settings }).get('/p', { base: 'admin' }))
    await run(makeTestHttp({ settings }).get('/p'))
    await run(makeTestHttp({ settings: { apiBaseUrl: 'https://api.example' } }).get('/p', { base: 'admin' }))
    expect(requests.map(({ url }) => url)).toEqual([
      'https://admin.example/p',
      'https://api.example/p',
      'https://api.example/p',
    ])
  })
})

describe('[E-173] [P-012] makeHttp', () => {
  it('accepts an answer at 4999 ms and aborts the call at 5000 ms', async () => {
    vi.useFakeTimers()
    const requests = installFakeFetch(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json(OK)), 4999)),
      'silent',
    )
    const answer = run(makeTestHttp().get('/api/x'))
    await vi.advanceTimersByTimeAsync(4999)
    expect(await answer).toEqual(OK)

    const failed = expectFailure(makeTestHttp().get('/api/x'))
    await vi.advanceTimersByTimeAsync(4999)
    expect(requests[1]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const failure = (await failed) as NoAnswer
    expect(failure).toMatchObject({ _tag: 'NoAnswer', call: '/api/x' })
    expect(hasTimedOut(failure)).toBe(true)
    expect(requests[1]?.init.signal?.aborted).toBe(true)
  })

  it('[E-177] gives the id of the request in the failure after a time-out', async () => {
    vi.useFakeTimers()
    const requests = installFakeFetch('silent', () => Promise.reject(new TypeError('cut')))
    const failure = expectFailure(makeTestHttp().get('/api/x'))
    await vi.advanceTimersByTimeAsync(5000)
    const { requestId } = (await failure) as NoAnswer
    expect(requestId).toMatch(/^[\da-f]{32}$/)
    expect(requests[0]?.headers.get('x-request-id')).toBe(requestId)
    expect((await expectFailure(makeTestHttp().get('/api/x'))) as NoAnswer).not.toHaveProperty('requestId')
    expect(requests[1]?.headers.get('x-request-id')).not.toBe(requestId)
  })

  it('[E-177] sends no request id to a back end on another origin', async () => {
    const requests = installFakeFetch(OK)
    await run(makeTestHttp({ settings: { apiBaseUrl: 'https://api.example' } }).get('/api/x'))
    expect(requests[0]?.headers.has('x-request-id')).toBe(false)
  })

  it('uses the configured time limit', async () => {
    vi.useFakeTimers()
    installFakeFetch('silent')
    const failure = expectFailure(makeTestHttp({ settings: { callTimeoutMs: 200 } }).get('/api/x'))
    await vi.advanceTimersByTimeAsync(200)
    expect(await failure).toMatchObject({ _tag: 'NoAnswer' })
  })

  it('aborts the fetch when its call is interrupted', async () => {
    const requests = installFakeFetch('silent')
    const stop = new AbortController()
    const exit = Effect.runPromiseExit(makeTestHttp().get('/api/x'), { signal: stop.signal })
    await Effect.runPromise(Effect.yieldNow)
    stop.abort()
    await exit
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })
})

describe('[E-174] [D1-412] makeHttp, after an answer with Retry-After', () => {
  const busy = (status: number, pause: string) => () =>
    Response.json({ status }, { status, headers: { 'retry-after': pause } })

  it.each([429, 503])('delays the next call to the refused URL after HTTP %i', async (status) => {
    vi.useFakeTimers()
    const requests = installFakeFetch(busy(status, '7'), OK, OK)
    const http = makeTestHttp()
    await expectFailure(http.get('/api/x'))
    await run(http.get('/api/y'))
    const again = run(http.get('/api/x'))
    await vi.advanceTimersByTimeAsync(6900)
    expect(requests.map(({ url }) => url)).toEqual(['/api/x', '/api/y'])
    await vi.advanceTimersByTimeAsync(200)
    expect(await again).toEqual(OK)
    expect(requests).toHaveLength(3)
  })

  it.each([
    [503, 'Wed, 21 Oct 2026 07:28:00 GMT'],
    [503, '-5'],
    [500, '7'],
  ])('sends without a pause after HTTP %i if Retry-After is %s', async (status, pause) => {
    const requests = installFakeFetch(busy(status, pause), OK)
    const http = makeTestHttp()
    await expectFailure(http.get('/api/x'))
    await run(http.get('/api/x'))
    expect(requests).toHaveLength(2)
  })

  it('[E-209] [D1-265] does not send a call if the cookie of another applicant replaces the cookie during the pause', async () => {
    vi.useFakeTimers()
    const requests = installFakeFetch(busy(503, '7'), OK)
    let hasChanged = false
    const http = makeTestHttp({ cookie: () => 'token', isOfAnother: () => hasChanged })
    await expectFailure(http.get('/api/x'))
    const again = expectFailure(http.get('/api/x'))
    await vi.advanceTimersByTimeAsync(3000)
    hasChanged = true
    await vi.advanceTimersByTimeAsync(4000)
    expect(await again).toMatchObject({ _tag: 'SessionEnded' })
    expect(requests).toHaveLength(1)
  })

  it('waits for half a minute at most', async () => {
    vi.useFakeTimers()
    installFakeFetch(busy(503, '3600'), OK)
    const http = makeTestHttp()
    await expectFailure(http.get('/api/x'))
    const again = run(http.get('/api/x'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await again).toEqual(OK)
  })
})

describe('makeHttp, when it reads an answer', () => {
  it('fails with the HTTP status, code and message of a refusal', async () => {
    installFakeFetch(Response.json({ status: 409, errorCode: 'DUPLICATE', message: '이미 있습니다.' }, { status: 400 }))
    expect(await expectFailure(makeTestHttp().get('/api/x'))).toMatchObject({
      _tag: 'Refused',
      status: 400,
      errorCode: 'DUPLICATE',
      message: '이미 있습니다.',
    })
  })

  it('[E-177] reports a call that failed on the server, with its request id if the id is well-formed', async () => {
    const onReport = vi.fn<(event: Event) => void>()
    vi.stubGlobal('dispatchEvent', onReport)
    const idOf = async (status: number, id: string) => {
      installFakeFetch(Response.json({ status }, { status, headers: { 'x-request-id': id } }))
      const { requestId } = (await expectFailure(makeTestHttp().get('/api/x'))) as {
        readonly requestId?: string | null
      }
      return requestId
    }
    const id = 'a1b2c3d4e5f60718'
    expect(await idOf(500, id)).toBe(id)
    expect(await idOf(409, id)).toBeNull()
    expect(await idOf(500, '<b>a1b2c3d4</b>')).toBeNull()
    expect(onReport.mock.calls.map(([event]) => (event as CustomEvent<unknown>).detail)).toEqual([
      { call: '/api/x', requestId: id },
      { call: '/api/x', requestId: null },
    ])
    vi.unstubAllGlobals()
  })

  it('[E-175] reads the rule from a refusal in the agreed format', async () => {
    const because = { rule: 'TA-18', ref: 'A-250' }
    const answerWith = async (more: object) => {
      installFakeFetch(Response.json({ status: 409, message: '안 됩니다.', ...more }, { status: 409 }))
      return expectFailure(makeTestHttp().get('/api/x'))
    }
    expect(await answerWith({ because: { ...because, book: '/__rulebook/#TA' } })).toMatchObject({ because })
    for (const other of [{}, { because: 'TA-18' }, { because: null }, { because: { rule: 18, ref: 'A-250' } }])
      expect(await answerWith(other)).toMatchObject({ message: '안 됩니다.', because: null })
  })

  it('fails with the HTTP status and no message for an unreadable refusal', async () => {
    installFakeFetch(new Response('<html>', { status: 502 }))
    expect(await expectFailure(makeTestHttp().get('/api/x'))).toMatchObject({
      _tag: 'Refused',
      status: 502,
      message: null,
    })
  })

  it('ends the session on 401 for a call with a session', async () => {
    installFakeFetch(new Response('{}', { status: 401 }))
    const tagOf = async (options: Parameters<ReturnType<typeof makeTestHttp>['get']>[1]) =>
      (await expectFailure(makeTestHttp().get('/api/x', options)))._tag
    expect(await tagOf({})).toBe('SessionEnded')
    expect(await tagOf({ auth: 'visitor' })).toBe('Refused')
    expect(await tagOf({ auth: 'admin' })).toBe('Refused')
  })

  it('[E-175] fails with MalformedAnswer for an answer that is not JSON, and reads an empty answer as null', async () => {
    installFakeFetch(new Response('<html>'), new Response(''))
    expect(await expectFailure(makeTestHttp().get('/api/x'))).toMatchObject({ _tag: 'MalformedAnswer' })
    expect(await run(makeTestHttp().get('/api/x'))).toBeNull()
  })

  it('fails with NoAnswer if the connection breaks, even during an answer', async () => {
    const cutResponse = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) }))
    installFakeFetch(() => Promise.reject(new TypeError('Failed to fetch')), cutResponse)
    expect(await expectFailure(makeTestHttp().get('/api/x'))).toMatchObject({ _tag: 'NoAnswer' })
    const cut = (await expectFailure(makeTestHttp().get('/api/x'))) as NoAnswer
    expect(cut._tag).toBe('NoAnswer')
    expect(hasTimedOut(cut)).toBe(false)
  })
})

describe('[E-204] the idempotency key of makeHttp', () => {
  const keysOf = (requests: ReturnType<typeof installFakeFetch>, name = 'Idempotency-Key') =>
    requests.map(({ headers }) => headers.get(name))
  const press = (http: ReturnType<typeof makeTestHttp>, body: unknown) =>
    Effect.runPromiseExit(http.post('/api/x', { body, operation: 'save' }))

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('cut'))],
    ['HTTP 500', () => new Response('', { status: 500 })],
    ['HTTP 503', () => new Response('', { status: 503 })],
  ])('stays unchanged after %s until a final answer', async (_, lostAnswer) => {
    const requests = installFakeFetch(lostAnswer, OK)
    const http = makeTestHttp()
    await press(http, { a: 1 })
    await press(http, { a: 1 })
    await press(http, { a: 1 })
    const [first, second, third] = keysOf(requests)
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('stays unchanged after a time-out', async () => {
    vi.useFakeTimers()
    const requests = installFakeFetch('silent', OK)
    const http = makeTestHttp()
    const first = press(http, {})
    await vi.advanceTimersByTimeAsync(5000)
    await first
    await press(http, {})
    expect(new Set(keysOf(requests)).size).toBe(1)
  })

  it('changes after a refusal or with other content', async () => {
    const requests = installFakeFetch(new Response('{}', { status: 400 }), () => Promise.reject(new TypeError('cut')))
    const http = makeTestHttp()
    await press(http, { a: 1 })
    await press(http, { a: 1 })
    await press(http, { a: 2 })
    await Effect.runPromiseExit(http.get('/api/x'))
    const keys = keysOf(requests)
    expect(new Set(keys.slice(0, 3)).size).toBe(3)
    expect(keys[3]).toBeNull()
  })

  it('[D1-232] is sent under the configured header name, or not at all', async () => {
    const requests = installFakeFetch(OK)
    await press(makeTestHttp({ settings: { idempotencyHeader: 'X-Press' } }), {})
    await press(makeTestHttp({ settings: { idempotencyHeader: '' } }), {})
    expect(keysOf(requests, 'X-Press')[0]).toMatch(/./)
    expect([...(requests[1]?.headers.keys() ?? [])]).toEqual(['accept', 'content-type', 'x-request-id'])
  })

  it('does not cause calls to be repeated automatically', async () => {
    const requests = installFakeFetch(() => Promise.reject(new TypeError('cut')))
    await press(makeTestHttp(), {})
    expect(requests).toHaveLength(1)
  })
})

describe('makeHttp, when it sends file bytes', () => {
  it('[P-304] uses a transfer with limits and credentials', async () => {
    const requests: TransferRequest[] = []
    const http = makeTestHttp({
      cookie: () => 'token-1',
      settings: { transferIdleMs: 7, transferMaxMs: 9 },
      transfer: (request) =>
        Effect.sync(() => {
          requests.push(request)
          return { status: 200, bytes: new Blob(['{"status":200}']), date: null, requestId: null }
        }),
    })
    const form = new FormData()
    form.append('file', new Blob(['x']), 'a.pdf')
    expect(await run(http.post('/api/x', { form, operation: 'send' }))).toEqual({ status: 200 })
    await run(http.post('/api/x', { form, operation: 'send', timeoutMs: 5 }))
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/x',
      credentials: true,
      body: form,
      limits: { idleMs: 7, maxMs: 9 },
      headers: { authorization: 'Bearer token-1', 'Idempotency-Key': expect.any(String) as string },
    })
    expect(requests[0]?.headers).not.toHaveProperty('content-type')
    expect(requests[1]?.limits).toEqual({ idleMs: 7, maxMs: 5 })
  })
})

describe('makeHttp, when it fetches file bytes', () => {
  it('[P-304] accepts a file of any type', async () => {
    const requests: TransferRequest[] = []
    const http = makeTestHttp({
      transfer: (request) =>
        Effect.sync(() => {
          requests.push(request)
          return { status: 200, bytes: new Blob(['x'], { type: 'image/png' }), date: null, requestId: null }
        }),
    })
    await run(http.bytes('/api/b'))
    expect(requests[0]?.headers).toMatchObject({ accept: '*/*' })
  })
})

describe('[E-177] makeHttp', () => {
  it('puts neither the request nor the answer into failures', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level))
    const person = { brNo: '1000100001', ci: 'ci-secret', name: '김서준', phone: '01012345678', password: 'geheim' }
    installFakeFetch(
      new Response(JSON.stringify({ ...person, message: '거절' }), { status: 400 }),
      new Response(JSON.stringify(person), { status: 401 }),
      new Response(`<html>${JSON.stringify(person)}`),
      () => Promise.reject(new TypeError('Failed to fetch')),
    )
    const http = makeTestHttp({ cookie: () => 'token-secret' })
    for (let i = 0; i < 4; i += 1) {
      const failure = await expectFailure(
        http.post('/api/x', { body: person, query: { token: 'token-secret' }, reads: true }),
      )
      const errorText = `${String(failure)} ${JSON.stringify(failure)} ${String(failure.stack)}`
      for (const secret of [...Object.values(person), 'token-secret']) expect(errorText).not.toContain(secret)
    }
    for (const log of logs) expect(log).not.toHaveBeenCalled()
  })
})

describe('makeHttp, when it sets the clock', () => {
  it('[E-215] follows the date of the answers', async () => {
    const clock = makeServerSyncedClock(() => 0)
    installFakeFetch(new Response('{}', { headers: { date: 'Thu, 26 Jun 2025 09:00:00 GMT' } }))
    await run(makeTestHttp({ clock }).get('/api/x'))
    expect(clock.today()).toBe('2025-06-26')
  })

  it('[D1-231] [D1-412] compares the date with the time at which the call is sent after a pause', async () => {
    vi.useFakeTimers({ now: Date.parse('2025-06-26T09:00:00Z') })
    const clock = makeServerSyncedClock()
    const busy = new Response('{}', { status: 503, headers: { 'retry-after': '7' } })
    installFakeFetch(busy, new Response('{}', { headers: { date: 'Thu, 26 Jun 2025 09:00:02 GMT' } }))
    const http = makeTestHttp({ clock })
    await expectFailure(http.get('/api/x'))
    const again = run(http.get('/api/x'))
    await vi.advanceTimersByTimeAsync(7000)
    await again
    expect(new Date(clock.now()).toISOString()).toBe('2025-06-26T09:00:02.500Z')
  })
})
