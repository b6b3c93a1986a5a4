import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { aBuildFolder, aServer, makeWorldClient } from '../testing/a-server.ts'
import { TEST_OWNER } from '../testing/test-routes.ts'

describe('the clock of a world', () => {
  it('sets the Date header of the world’s answers', async () => {
    let now = Date.parse('2026-01-01T00:00:00Z')
    const server = await aServer({ realNow: () => now })
    const world = makeWorldClient(server, 'a')
    expect((await world.send('PUT', '/__world/clock', { now: '2025-06-26T19:00:00+09:00' })).statusCode).toBe(204)
    now += 5000
    for (const url of ['/config.json', '/api/things', '/api/nothing'])
      expect((await world.get(url)).headers.date).toBe('Thu, 26 Jun 2025 10:00:05 GMT')
    expect(Date.parse(String((await makeWorldClient(server, 'b').get('/api/things')).headers.date))).toBeGreaterThan(
      now - 5000,
    )
    await world.send('PUT', '/__world/clock', { now: null })
    expect((await world.get('/__world/state')).json()).toMatchObject({ now: '2026-01-01T00:00:05.000Z' })
  })
  it('[D1-231] a frozen clock stands still until it is advanced', async () => {
    const REAL = { now: null }
    let now = Date.parse('2026-01-01T00:00:00Z')
    const world = makeWorldClient(await aServer({ realNow: () => now }), 'a')
    const shownSetting = async (setting: object) => {
      expect((await world.send('PUT', '/__world/clock', setting)).statusCode).toBe(204)
      now += 5000
      const { headers } = await world.get('/api/things')
      const state = (await world.get('/__world/state')).json<{ now: string; frozen: boolean }>()
      // With the real clock the server sets no Date header itself.
      if (setting !== REAL) expect(new Date(String(headers.date)).toISOString()).toBe(state.now)
      return [state.now, state.frozen]
    }
    expect(await shownSetting({ now: '2025-06-26T19:00:00+09:00', freeze: true })).toEqual([
      '2025-06-26T10:00:00.000Z',
      true,
    ])
    expect(await shownSetting({ advance: 'P1DT2H30M5S' })).toEqual(['2025-06-27T12:30:05.000Z', true])
    expect(await shownSetting({ freeze: false })).toEqual(['2025-06-27T12:30:10.000Z', false])
    expect(await shownSetting({ advance: 'PT55S' })).toEqual(['2025-06-27T12:31:10.000Z', false])
    expect(await shownSetting({ freeze: true })).toEqual(['2025-06-27T12:31:10.000Z', true])
    expect(await shownSetting(REAL)).toEqual(['2026-01-01T00:00:30.000Z', false])
  })
})

describe('personas', () => {
  it('a persona replaces only the documents of a world', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    expect((await world.get('/__world/personas')).json()).toMatchObject([
      { name: 'kim', facts: TEST_OWNER },
      { name: 'lee' },
    ])
    await world.send('POST', '/api/things', { title: '옛것' })
    await world.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
    expect((await world.send('POST', '/__world/personas/kim')).json()).toEqual(TEST_OWNER)
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['김서준'] })
    expect((await world.get('/__world/state')).json()).toMatchObject({ persona: 'kim', visitor: { ip: '192.0.2.1' } })
  })
  it('a persona with an unknown name is rejected', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    for (const name of ['nobody', '__proto__', 'constructor'])
      expect((await world.send('POST', `/__world/personas/${name}`)).statusCode).toBe(404)
  })
})

describe('the state of a world', () => {
  it('[P-297] clears the journal when reset', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    await world.send('POST', '/api/things', { title: '하나' })
    expect((await world.send('DELETE', '/__world')).statusCode).toBe(204)
    expect((await world.get('/__world/journal')).json()).toEqual([])
    expect((await world.get('/api/things')).json()).toMatchObject({ result: [] })
  })
})

describe('the journal', () => {
  it('lists all calls except control calls', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.get('/api/things?x=1')
    await world.send('POST', '/api/things', { title: '하나' })
    await world.send('POST', '/api/things', {})
    expect((await world.get('/__world/journal')).json()).toMatchObject([
      { method: 'GET', path: '/api/things', query: { x: '1' }, status: 200 },
      { method: 'POST', path: '/api/things', body: { title: '하나' }, status: 200 },
      { method: 'POST', status: 400 },
    ])
    expect((await world.get('/__world/journal?path=/api/*&method=get')).json()).toHaveLength(1)
  })
  it('leaves out build files and icons', async () => {
    const world = makeWorldClient(await aServer({ dist: aBuildFolder() }), 'a')
    for (const path of ['/assets/main-abc.js', '/favicon.svg', '/favicon.ico', '/touch-icon.png'])
      expect((await world.get(path)).statusCode).toBe(200)
    expect((await world.get('/__world/journal')).json()).toEqual([])
  })
})

describe('[P-297] the control API when it is switched off', () => {
  it.each([
    ['GET', '/__world'],
    ['DELETE', '/__world'],
    ['GET', '/__world/personas'],
    ['POST', '/__world/personas/kim'],
    ['GET', '/__world/state'],
    ['GET', '/__world/desk'],
    ['GET', '/__world/queue'],
    ['GET', '/__world/catalogue'],
    ['GET', '/__world/'],
    ['GET', '/__world/enter.js'],
    ['PUT', '/__world/clock'],
    ['PUT', '/__world/visitor'],
    ['PUT', '/__world/queue'],
    ['PUT', '/__world/faults'],
    ['PUT', '/__world/settings'],
    ['POST', '/__world/officer'],
    ['GET', '/__world/enter?persona=kim'],
    ['GET', '/__world/journal'],
    ['GET', '/__world/snapshot'],
    ['PUT', '/__world/snapshot'],
    ['GET', '/__world/openapi.json'],
  ] as const)('answers 404 to %s %s', async (method, url) => {
    const server = await aServer({ control: false })
    const answer = await server.portal.inject({ method, url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 404 }])
  })
})

describe("the API under the administrators' prefix", () => {
  it('is served, and each call is in the journal', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    expect((await world.get('/config.json')).json()).toMatchObject({ adminApiBaseUrl: '/admin-api' })
    expect((await world.get('/admin-api/api/things')).json()).toMatchObject({ result: [] })
    expect((await world.get('/__world/journal?path=/admin-api/*')).json()).toHaveLength(1)
  })

  it.each([
    '/admin-api/__world/state',
    '/admin-api/config.json',
    '/admin-api/pdf/manual.pdf',
    '/admin-api//__world/state',
  ])('[P-011] serves only the API: %s answers 404', async (url) => {
    expect((await makeWorldClient(await aServer(), 'a').get(url)).statusCode).toBe(404)
  })
})

describe('the configuration of a world', () => {
  it('[E-197] contains the second origin, followed by the name of the world', async () => {
    const server = await aServer()
    expect((await makeWorldClient(server, 'a').get('/config.json')).json()).toMatchObject({
      queueUrl: 'http://localhost:4001/w/a',
      ipLookupUrls: ['http://localhost:4001/w/a/ip'],
      simpleProviderUrl: 'http://localhost:4001/w/a/provider/simple',
      providerOrigins: ['http://localhost:4001'],
      idempotencyHeader: 'Idempotency-Key',
    })
  })
  it('can be changed for one world only', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    await world.send('PUT', '/__world/settings', { phoneProvider: 'kmc' })
    expect((await world.get('/config.json')).json()).toMatchObject({ phoneProvider: 'kmc' })
    expect((await makeWorldClient(server, 'b').get('/config.json')).json()).toMatchObject({ phoneProvider: 'nice' })
    expect((await world.send('PUT', '/__world/settings', { fonProvider: 'kmc' })).statusCode).toBe(400)
  })
  it.each([
    { allowedAddresses: 5 },
    { callTimeoutMs: 'fast' },
    { phoneProvider: 'pigeon' },
    { chatbotUrl: 'javascript:alert(1)' },
    { popupImageHosts: ['x; script-src *'] },
    { idempotencyHeader: 'a\r\nb' },
    { guardEnd: 'soon' },
  ])('[E-196] rejects %j and changes nothing', async (settings) => {
    const world = makeWorldClient(await aServer(), 'a')
    const rejected = await world.send('PUT', '/__world/settings', { phoneProvider: 'kmc', ...settings })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json<{ message: string }>().message).toContain(Object.keys(settings)[0])
    expect((await world.get('/config.json')).json()).toMatchObject({ phoneProvider: 'nice' })
  })
  it('accepts every default value unchanged', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    expect((await world.send('PUT', '/__world/settings', DEFAULT_SETTINGS)).statusCode).toBe(204)
  })
})

describe('the pages of the control API', () => {
  it('the pages include an OpenAPI document of the checked schemas', async () => {
    const answer = await makeWorldClient(await aServer(), 'a').get('/__world/openapi.json')
    const { openapi, paths } = answer.json<{ openapi: string; paths: Record<string, Record<string, object>> }>()
    expect(openapi).toBe('3.1.0')
    expect(JSON.stringify(paths['/api/things']?.['post'])).toContain('"title"')
    expect(paths['/api/form']?.['post']).toMatchObject({ requestBody: expect.anything() as object })
  })
})
