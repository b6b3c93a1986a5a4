import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aListeningServer, aServer, makeWorldClient } from '../testing/a-server.ts'

describe('[F-038] [E-198] an error answer in Korean JSON', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  it.each([
    { title: 'a field is missing', payload: '{}', headers: JSON_TYPE, status: 400, says: 'title' },
    { title: 'a field has the wrong type', payload: '{"title":1}', headers: JSON_TYPE, status: 400, says: 'title' },
    { title: 'the body is an array', payload: '[]', headers: JSON_TYPE, status: 400, says: '요청' },
    { title: 'the JSON is broken', payload: '{"title":', headers: JSON_TYPE, status: 400, says: '요청' },
    { title: 'the JSON is empty', payload: '', headers: JSON_TYPE, status: 400, says: '' },
    {
      title: 'the body has a __proto__ field',
      payload: '{"title":"x","__proto__":{"a":1}}',
      headers: JSON_TYPE,
      status: 400,
      says: '요청',
    },
    {
      title: 'the body has a constructor field',
      payload: '{"title":"x","constructor":{"prototype":{"a":1}}}',
      headers: JSON_TYPE,
      status: 400,
      says: '요청',
    },
    {
      title: 'the body has deeply nested lists',
      payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      headers: JSON_TYPE,
      status: 400,
      says: '요청',
    },
    {
      title: 'the body has deeply nested objects',
      payload: `${'{"title":'.repeat(33)}1${'}'.repeat(33)}`,
      headers: JSON_TYPE,
      status: 400,
      says: '요청',
    },
    {
      title: 'the body is too large',
      payload: JSON.stringify({ title: 'x'.repeat(2 ** 20) }),
      headers: JSON_TYPE,
      status: 413,
      says: '크기',
    },
    {
      title: 'the content type is unknown',
      payload: '<a/>',
      headers: { 'content-type': 'application/xml' },
      status: 415,
      says: '형식',
    },
  ])('is sent when $title', async ({ payload, headers, status, says }) => {
    const server = await aServer()
    const answer = await server.portal.inject({ method: 'POST', url: '/api/things', payload, headers })
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json()).toSorted()).toEqual(['errorCode', 'message', 'status'])
    expect(answer.json()).toMatchObject({ status, message: expect.stringMatching(/[가-힣]/) as string })
    expect(answer.json<{ message: string }>().message).toContain(says)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
  })
  it('is sent for an unknown URL', async () => {
    const answer = await makeWorldClient(await aServer(), 'a').get('/api/nothing')
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 404, errorCode: 'NOT_FOUND' }])
  })
  it.each([
    { title: 'an invalid address', url: '/api/%zz', status: 400 },
    { title: 'an address with a part that is too long', url: `/w/a/provider/${'x'.repeat(1001)}`, status: 414 },
  ])('is sent for $title', async ({ url, status }) => {
    const { portal, outside } = await aServer()
    const answers = await Promise.all([outside, ...(status === 400 ? [portal] : [])].map((app) => app.inject({ url })))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status)
      expect(Object.keys(answer.json()).toSorted()).toEqual(['errorCode', 'message', 'status'])
      expect(answer.json<{ message: string }>().message).toMatch(/[가-힣]/)
      expect(answer.body).not.toMatch(/FST_|zz|xxx/)
    }
  })
  it.each([
    { title: 'bytes that are not HTTP', sent: 'GARBAGE\r\n\r\n', status: 400 },
    {
      title: 'a body with both a length and chunks',
      sent: 'POST /api/things HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      status: 400,
    },
    { title: 'a header that is too long', sent: `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, status: 431 },
  ])('is sent for $title on a raw connection', async ({ sent, status }) => {
    const { portal } = await aListeningServer()
    const socket = connect(Number(new URL(portal).port), '127.0.0.1')
    let text = ''
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
    socket.write(sent)
    await new Promise((closed) => socket.once('close', closed))
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain('content-type: application/json; charset=utf-8')
    expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/[가-힣]/) as string })
  })
  it('contains no detail of an internal error', async () => {
    const failures: string[] = []
    const server = await aServer({ onFailure: (error, route) => failures.push(`${route}: ${error.message}`) })
    const answer = await makeWorldClient(server, 'a').send('POST', '/api/broken')
    expect(answer.json()).toMatchObject({ status: 500, errorCode: 'SERVER_ERROR' })
    expect(answer.body).not.toContain('mistake')
    expect(failures).toEqual(['POST /api/broken: a mistake of ours'])
  })
})

describe('[E-198] the origin check', () => {
  it.each([
    { origin: 'http://127.0.0.1:4000', status: 200, allowed: 'http://127.0.0.1:4000' },
    { origin: 'https://front.example', status: 200, allowed: 'https://front.example' },
    { origin: 'https://evil.example', status: 403, allowed: undefined },
    { origin: 'null', status: 403, allowed: undefined },
  ])('answers $status to calls with credentials from $origin', async ({ origin, status, allowed }) => {
    const server = await aServer({ portalOrigin: 'https://front.example' })
    const headers = { origin, host: '127.0.0.1:4000' }
    const call = await server.portal.inject({ url: '/api/things', headers })
    const preflight = await server.portal.inject({ method: 'OPTIONS', url: '/api/things', headers })
    expect(call.statusCode).toEqual(status)
    expect(preflight.statusCode).toEqual(status === 200 ? 204 : 403)
    for (const answer of [call, preflight]) expect(answer.headers['access-control-allow-origin']).toBe(allowed)
    expect(call.headers['access-control-expose-headers']).toBe(allowed && 'date, retry-after, x-request-id')
    const control = await server.portal.inject({ method: 'DELETE', url: '/__world', headers })
    expect(control.statusCode === 403).toBe(status === 403)
  })
})

describe('slow, numerous or disconnected callers', () => {
  it('the server has time limits for slow callers', async () => {
    const { portal } = await aServer()
    expect([portal.server.headersTimeout, portal.server.timeout, portal.server.requestTimeout]).toEqual([
      7000, 60_000, 600_000,
    ])
  })
  it.each([
    ['portal', 'POST /api/things', 'application/json'],
    ['portal', 'POST /api/things', 'text/plain'],
    ['portal', 'POST /api/things', 'image/png'],
    ['portal', 'POST /api/things', 'multipart/form-data; boundary=x'],
    ['portal', 'POST /__world/personas/kim', 'text/plain'],
    ['outside', 'POST /w/a/simple/result', 'application/x-www-form-urlencoded'],
  ] as const)(
    '[E-198] a body that is sent too slowly to the %s ends the connection: %s, %s',
    async (origin, call, type) => {
      const server = await aListeningServer({ bodyWithinMs: 100 })
      const { port } = new URL(server[origin])
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`${call} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\ncontent-length: 9999\r\n\r\n`)
      const drip = setInterval(() => socket.write('{'), 10)
      await new Promise((closed) => socket.once('close', closed))
      clearInterval(drip)
      expect((await fetch(`${server.portal}/api/things`)).status).toBe(200)
    },
  )
  it('[F-039] a thousand slow callers do not delay other callers', async () => {
    const server = await aServer({ bodyWithinMs: 1000 })
    // Callers with slow headers must still be connected when the callers with slow bodies are disconnected.
    server.portal.server.headersTimeout = 2000
    const { portal } = await server.listen(0)
    const port = Number(new URL(portal).port)
    const head = 'POST /api/things HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n'
    let open = 0
    const sockets = Array.from({ length: 1000 }, (_, index) => {
      const [begun, more] = index % 2 === 0 ? [`${head}content-length: 9999\r\n\r\n`, '{'] : [head, 'x']
      const socket = connect(port, '127.0.0.1', () => (open += 1)).on('error', () => {})
      socket.write(begun)
      return { socket, more }
    })
    const drip = setInterval(() => {
      for (const { socket, more } of sockets) socket.write(more)
    }, 250)
    const closed = Promise.all(sockets.map(({ socket }) => new Promise((done) => socket.once('close', done))))
    onTestFinished(() => {
      clearInterval(drip)
      for (const { socket } of sockets) socket.destroy()
    })
    await vi.waitFor(() => expect(open).toBe(1000), { timeout: 20_000 })
    const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`${portal}/api/things`)))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    await closed
  })
  it('[F-040] each caller gets answers only from its own world', async () => {
    const { portal } = await aListeningServer()
    const agent = new Agent({ keepAlive: true, maxSockets: 200 })
    onTestFinished(() => {
      agent.destroy()
    })
    const call = (world: string, title?: string) =>
      new Promise<{ readonly status: number | undefined; readonly result: readonly string[] }>((answered, failed) => {
        const headers = { 'x-world': world, 'content-type': 'application/json' }
        const method = title === undefined ? 'GET' : 'POST'
        const sent = request(`${portal}/api/things`, { method, headers, agent }, (answer) => {
          text(answer).then((body) => {
            answered({ status: answer.statusCode, ...(JSON.parse(body) as { readonly result: readonly string[] }) })
          }, failed)
        }).on('error', failed)
        sent.end(title === undefined ? undefined : JSON.stringify({ title }))
      })
    /** Writes an entry and reads the world back. Returns true if one of the two answers is wrong. */
    const wrong = async (caller: number) => {
      const world = `w${caller % 20}`
      const title = `${world}-${caller}`
      const { status } = await call(world, title)
      const { result } = await call(world)
      return status !== 200 || !result.includes(title) || result.some((line) => !line.startsWith(`${world}-`))
    }
    const all = await Promise.all(Array.from({ length: 2000 }, (_, caller) => wrong(caller)))
    expect(all.filter(Boolean)).toEqual([])
    const kept = await Promise.all(Array.from({ length: 20 }, (_, nth) => call(`w${nth}`)))
    expect(kept.map(({ result }) => new Set(result).size)).toEqual(kept.map(() => 100))
  })
  it('a caller that disconnects during a call causes no error', async () => {
    const { portal } = await aListeningServer()
    const { port } = new URL(portal)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /api/things HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"ti',
    )
    await new Promise((done) => socket.once('connect', done))
    socket.destroy()
    expect((await fetch(`${portal}/api/things`)).status).toBe(200)
  })
})
