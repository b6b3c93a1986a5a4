import { once } from 'node:events'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isOwnHost, type ServerAddress } from './addresses.ts'
import { aListeningServer, aServer, callsToWorld } from '../testing/a-server.ts'

const PLACE: ServerAddress = { host: '127.0.0.1', portalPort: 4000, outsidePort: 4001, outsideHost: null }

describe('[E-198] the check of host names', () => {
  it.each([
    ['127.0.0.1:4000', true],
    ['localhost:4000', true],
    ['LOCALHOST:4000', true],
    ['[::1]:4000', true],
    ['127.0.0.2', true],
    [undefined, true],
    ['evil.example:4000', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example:4000', false],
    ['localhost:4000@evil.example', false],
    ['evil.example#@localhost', false],
    ['localhost/../evil', false],
    ['192.168.0.5:4000', false],
    ['', false],
    ["x'; script-src *", false],
  ])('a server bound to loopback accepts host %s: %s', (host, own) => expect(isOwnHost(PLACE, host)).toBe(own))
  it.each([
    [{ host: '192.168.0.5' }, '192.168.0.5:4000', true],
    [{ host: '192.168.0.5' }, 'localhost:4000', true],
    [{ host: '192.168.0.5' }, '192.168.0.6:4000', false],
    [{ host: 'box.local' }, 'Box.local:4000', true],
    [{ outsideHost: 'others.local' }, 'others.local:4001', true],
    [{ host: '0.0.0.0' }, '192.168.0.6:4000', true],
    [{ host: '::' }, '[fe80::1]:4000', true],
    [{ host: '0.0.0.0' }, `${hostname()}:4000`, true],
    [{ host: '0.0.0.0', outsideHost: 'box.local' }, 'box.local:4000', true],
    [{ host: '0.0.0.0' }, 'evil.example:4000', false],
  ])('a server bound to %j accepts host %s: %s', (more, host, own) =>
    expect(isOwnHost({ ...PLACE, ...more }, host)).toBe(own),
  )

  it.each(['/', '/config.json', '/api/things', '/__world/state', '/__world/enter?persona=kim', '/w/a/ip'])(
    "rejects another site's host name for %s",
    async (url) => {
      const { portal, outside } = await aServer()
      for (const app of [portal, outside]) {
        const answer = await app.inject({ url, headers: { host: 'evil.example:4000' } })
        expect([answer.statusCode, answer.json()]).toMatchObject([421, { status: 421, errorCode: 'HOST_UNKNOWN' }])
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )
  it("rejects a control call under another site's host name", async () => {
    const server = await aServer()
    const headers = { host: 'evil.example:4000', origin: 'http://evil.example:4000', 'x-world': 'a' }
    const answer = await server.portal.inject({ method: 'POST', url: '/__world/personas/kim', headers })
    expect(answer.statusCode).toBe(421)
    expect((await callsToWorld(server, 'a').get('/__world/state')).json()).toMatchObject({ persona: null })
  })
  it('rejects a request with two host names', async () => {
    const { portal } = await aListeningServer()
    const { hostname, port, host } = new URL(portal)
    const socket = connect(Number(port), hostname)
    socket.end(`GET /config.json HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
  })
  it('accepts both names of the loopback address', async () => {
    const { portal } = await aListeningServer()
    const { port } = new URL(portal)
    for (const host of ['127.0.0.1', 'localhost'])
      expect((await fetch(`http://${host}:${port}/__world/state`)).status).toBe(200)
  })
  it('allows cross-origin calls to the second origin only from the host names of the portal', async () => {
    const { outside } = await aServer()
    const allowed = async (origin: string) =>
      (await outside.inject({ url: '/w/a/ip', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('http://localhost:4000')).toBe('http://localhost:4000')
    expect(await allowed('http://evil.example:4000')).not.toBe('http://evil.example:4000')
  })
})

describe('the control API of a world', () => {
  const controlStatus = async (headers: Record<string, string>, method: 'PUT' | 'POST' | 'DELETE' = 'PUT') => {
    const { portal } = await aServer()
    const url = { PUT: '/__world/visitor', POST: '/__world/personas/kim', DELETE: '/__world' }[method]
    const payload = method === 'PUT' ? { payload: { ip: '192.0.2.1' } } : {}
    return (await portal.inject({ method, url, headers, ...payload })).statusCode
  }
  it.each(['cross-site', 'same-site'])('[E-198] rejects a page if the browser marks it as %s', async (site) => {
    for (const method of ['PUT', 'POST', 'DELETE'] as const)
      expect(await controlStatus({ 'sec-fetch-site': site }, method)).toBe(403)
  })
  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'accepts a caller that sends %j',
    async (headers) => {
      for (const method of ['PUT', 'POST', 'DELETE'] as const)
        expect(await controlStatus(headers, method)).toBeLessThan(300)
    },
  )
  it('[E-198] lets no page of another site change any data of the agency', async () => {
    const { portal } = await aServer()
    const call = { method: 'POST', url: '/api/things', payload: { title: '하나' } } as const
    expect((await portal.inject({ ...call, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403)
    expect((await portal.inject({ ...call, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(200)
  })
})

describe('the address that starts a visit as a persona', () => {
  const WINDOW = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
  const entering = async (headers: Record<string, string>, to = '/aply-result') => {
    const server = await aServer()
    const url = `/__world/enter?persona=kim&to=${to}`
    const answer = await server.portal.inject({ url, headers: { 'x-world': 'a', ...headers } })
    const { persona } = (await callsToWorld(server, 'a').get('/__world/state')).json<{ persona: string | null }>()
    return { answer, persona }
  }
  it.each([
    {},
    { ...WINDOW, 'sec-fetch-site': 'none' },
    { ...WINDOW, 'sec-fetch-site': 'same-origin' },
    // A Node program sends these.
    { 'sec-fetch-mode': 'cors' },
  ])('enters without confirmation for %j', async (headers) => {
    const { answer, persona } = await entering(headers)
    expect(answer.statusCode).toBe(200)
    expect(persona).toBe('kim')
    expect(answer.headers['set-cookie']).toContain('jwtToken=')
  })
  it.each(['cross-site', 'same-site'])(
    'asks a person who comes from a page marked %s for confirmation',
    async (site) => {
      const { answer, persona } = await entering({ ...WINDOW, 'sec-fetch-site': site })
      expect(answer.statusCode).toBe(200)
      expect(persona).toBe(null)
      expect(answer.headers['set-cookie']).toBe(undefined)
      expect(answer.body).toContain('<a href="/__world/enter?persona=kim&amp;to=%2Faply-result">입장하기</a>')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )
  it.each([
    ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }],
    [
      'a frame of the same origin',
      { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
    ],
    ['a call', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    [
      'a call of a page of the same origin',
      { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
    ],
  ])('rejects the request %s', async (_, headers) => {
    const { answer, persona } = await entering(headers)
    expect(answer.statusCode).toBe(403)
    expect(persona).toBe(null)
    expect(answer.headers['set-cookie']).toBe(undefined)
  })
  it.each([
    '/%09/evil.example/x',
    '/%0A/evil.example',
    '/%0D%0A/evil.example',
    '%09//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%5C%5Cevil.example',
    '/%5Cevil.example',
    '//evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'aply-result',
    '',
  ])('rejects %s, which is not a page of this origin', async (to) => {
    const { answer, persona } = await entering({}, to)
    expect(answer.statusCode).toBe(400)
    expect(persona).toBe(null)
  })
  it.each([
    ['/aply-result?from=%2F%2Fx', '/aply-result?from=//x'],
    ['/a/../aply-result', '/aply-result'],
  ])('accepts %s, which is a page of this origin', async (to, page) => {
    const { answer } = await entering({}, to)
    const entry = /id="entry">(.*?)<\/script>/.exec(answer.body)?.[1] ?? ''
    expect(JSON.parse(entry)).toMatchObject({ page })
  })
})
