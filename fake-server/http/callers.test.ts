import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { aListeningServer, aServer, makeWorldClient } from '../testing/a-server.ts'

describe('[E-198] the check of host names', () => {
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
    expect((await makeWorldClient(server, 'a').get('/__world/state')).json()).toMatchObject({ persona: null })
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
  it('allows cross-origin calls only from host names of the portal', async () => {
    const { outside } = await aServer()
    const allowed = async (origin: string) =>
      (await outside.inject({ url: '/w/a/ip', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('http://localhost:4000')).toBe('http://localhost:4000')
    expect(await allowed('http://evil.example:4000')).not.toBe('http://evil.example:4000')
  })
})

describe('the check of the page that makes a call', () => {
  const controlStatus = async (headers: Record<string, string>, method: 'PUT' | 'POST' | 'DELETE' = 'PUT') => {
    const { portal } = await aServer()
    const url = { PUT: '/__world/visitor', POST: '/__world/personas/kim', DELETE: '/__world' }[method]
    const payload = method === 'PUT' ? { payload: { ip: '192.0.2.1' } } : {}
    return (await portal.inject({ method, url, headers, ...payload })).statusCode
  }
  it.each(['cross-site', 'same-site'])(
    '[E-198] rejects a control call of a page that the browser marks as %s',
    async (site) => {
      for (const method of ['PUT', 'POST', 'DELETE'] as const)
        expect(await controlStatus({ 'sec-fetch-site': site }, method)).toBe(403)
    },
  )
  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'accepts a control call of a caller that sends %j',
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
