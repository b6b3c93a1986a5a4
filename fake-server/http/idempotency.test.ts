import { describe, expect, it } from 'vitest'
import { aFolder, aServer, makeWorldClient } from '../testing/a-server.ts'
import { changedDocsOf } from '../world/world.ts'

const BROWSER = { cookie: 'browser=mark-a' }
const KEY = { 'idempotency-key': 'press-1', ...BROWSER }

describe('[E-205] calls with an idempotency key', () => {
  it('a repeated call runs once and gets an equal answer', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const first = await world.send('POST', '/api/things', { title: '하나' }, KEY)
    const second = await world.send('POST', '/api/things', { title: '하나' }, KEY)
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
  })
  it('a key that is sent again with another body is answered with 422', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    const other = await world.send('POST', '/api/things', { title: '둘' }, KEY)
    expect([other.statusCode, other.json()]).toMatchObject([422, { status: 422, errorCode: 'IDEMPOTENCY_KEY_REUSED' }])
  })
  it('[D1-470] a key that another browser sends again is answered with 422', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    const other = await world.send('POST', '/api/things', { title: '하나' }, { ...KEY, cookie: 'browser=mark-b' })
    expect([other.statusCode, other.json()]).toMatchObject([422, { errorCode: 'IDEMPOTENCY_KEY_REUSED' }])
  })
  it('[D1-470] a call with neither a login nor a browser cookie always runs as a new one', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const { cookie: _, ...keyOnly } = KEY
    for (const headers of [KEY, keyOnly, keyOnly]) {
      const answer = await world.send('POST', '/api/things', { title: '하나' }, headers)
      expect([answer.statusCode, answer.headers['idempotency-replayed']]).toEqual([200, undefined])
    }
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나', '하나', '하나'] })
  })
  it('[D1-232] a repeated call runs again after a server error', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    for (const status of [500, 503, 200])
      expect((await world.send('POST', '/api/busy', {}, KEY)).statusCode).toBe(status)
    expect((await world.send('POST', '/api/busy', {}, KEY)).json()).toEqual({ number: 3 })
  })
  it.each([
    [200, 'honoured', 'true'],
    [201, 'ignored', undefined],
  ])('a repeated key of %i characters is %s', async (length, _, replayed) => {
    const world = makeWorldClient(await aServer(), 'a')
    const key = { 'idempotency-key': 'k'.repeat(length), ...BROWSER }
    await world.send('POST', '/api/things', { title: '하나' }, key)
    const again = await world.send('POST', '/api/things', { title: '하나' }, key)
    expect(again.headers['idempotency-replayed']).toBe(replayed)
  })
  it('the same key makes an independent call in another path or world', async () => {
    const server = await aServer()
    await makeWorldClient(server, 'a').send('POST', '/api/things', { title: '하나' }, KEY)
    const elsewhere = await makeWorldClient(server, 'b').send('POST', '/api/things', { title: '둘' }, KEY)
    expect(elsewhere.statusCode).toBe(200)
    expect(elsewhere.headers['idempotency-replayed']).toBe(undefined)
  })
  it('the journal shows the key and marks a repeated call', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    expect((await world.get('/__world/journal?method=POST')).json()).toMatchObject([
      { key: 'press-1', status: 200 },
      { key: 'press-1', status: 200, replayed: true },
    ])
  })
  it('[A-256] the key itself is not stored', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    await world.send(
      'POST',
      '/api/things',
      { title: '하나' },
      {
        'idempotency-key': 'press of 900101-1234567',
        ...BROWSER,
      },
    )
    expect(JSON.stringify(changedDocsOf(server.worlds.open('a').world))).not.toContain('press of')
    expect((await world.get('/__world/journal')).body).not.toContain('1234567')
  })
  it.each([
    [200, 1],
    [201, 2],
  ])('two calls with the same key of %i characters run %i times', async (length, runs) => {
    const world = makeWorldClient(await aServer(), 'a')
    for (const _ of ['first', 'again'])
      await world.send('POST', '/api/things', { title: '하나' }, { 'idempotency-key': 'k'.repeat(length), ...BROWSER })
    expect((await world.get('/api/things')).json<{ result: unknown[] }>().result).toHaveLength(runs)
  })
  it('[D1-460] a call runs only once across a restart', async () => {
    const data = aFolder()
    const before = await aServer({ data })
    const first = await makeWorldClient(before, 'a').send('POST', '/api/things', { title: '하나' }, KEY)
    const world = makeWorldClient(await aServer({ data }), 'a')
    for (const title of ['하나', '둘']) {
      const again = await world.send('POST', '/api/things', { title }, KEY)
      expect(again.json()).toEqual(first.json())
      expect(again.headers['idempotency-replayed']).toBe('true')
    }
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
  })
})
