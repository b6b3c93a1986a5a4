import { describe, expect, it } from 'vitest'
import { aFolder, aServer, inWorld } from '../testing/a-server.ts'
import { changesOf } from '../world/world.ts'

const KEY = { 'idempotency-key': 'press-1' }

describe('[E-205] a repeated key is answered with its first answer', () => {
  it('[E-205] does the work once and answers both times the same', async () => {
    const world = inWorld(await aServer(), 'a')
    const first = await world.send('POST', '/api/things', { title: '하나' }, KEY)
    const second = await world.send('POST', '/api/things', { title: '하나' }, KEY)
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
  })
  it('[E-205] answers 422 to the same key with another body', async () => {
    const world = inWorld(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    const other = await world.send('POST', '/api/things', { title: '둘' }, KEY)
    expect([other.statusCode, other.json()]).toMatchObject([422, { status: 422, errorCode: 'IDEMPOTENCY_KEY_REUSED' }])
  })
  it('[D1-232] keeps no answer of a failed server, be it exactly 500: the next call with the key does the work', async () => {
    const world = inWorld(await aServer(), 'a')
    for (const status of [500, 503, 200])
      expect((await world.send('POST', '/api/busy', {}, KEY)).statusCode).toBe(status)
    expect((await world.send('POST', '/api/busy', {}, KEY)).json()).toEqual({ number: 3 })
  })
  it.each([
    [200, 'true'],
    [201, undefined],
  ])('takes a key of %i characters as one: repeated %s', async (length, replayed) => {
    const world = inWorld(await aServer(), 'a')
    const key = { 'idempotency-key': 'k'.repeat(length) }
    await world.send('POST', '/api/things', { title: '하나' }, key)
    const again = await world.send('POST', '/api/things', { title: '하나' }, key)
    expect(again.headers['idempotency-replayed']).toBe(replayed)
  })
  it('takes the same key of another path or world for another press', async () => {
    const server = await aServer()
    await inWorld(server, 'a').send('POST', '/api/things', { title: '하나' }, KEY)
    const elsewhere = await inWorld(server, 'b').send('POST', '/api/things', { title: '둘' }, KEY)
    expect([elsewhere.statusCode, elsewhere.headers['idempotency-replayed']]).toEqual([200, undefined])
  })
  it('writes the key and the repetition into the journal', async () => {
    const world = inWorld(await aServer(), 'a')
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    await world.send('POST', '/api/things', { title: '하나' }, KEY)
    expect((await world.get('/__world/journal?method=POST')).json()).toMatchObject([
      { key: 'press-1', status: 200 },
      { key: 'press-1', status: 200, replayed: true },
    ])
  })
  it('[A-256] keeps the key itself nowhere: it may say anything', async () => {
    const server = await aServer()
    const world = inWorld(server, 'a')
    await world.send('POST', '/api/things', { title: '하나' }, { 'idempotency-key': 'press of 900101-1234567' })
    expect(JSON.stringify(changesOf(server.worlds.open('a').world))).not.toContain('press of')
    expect((await world.get('/__world/journal')).body).not.toContain('1234567')
  })
  it('[E-205] after a restart does nothing twice either, and gives the first answer to the key alone', async () => {
    const data = aFolder()
    const before = await aServer({ data })
    const first = await inWorld(before, 'a').send('POST', '/api/things', { title: '하나' }, KEY)
    const world = inWorld(await aServer({ data }), 'a')
    for (const title of ['하나', '둘']) {
      const again = await world.send('POST', '/api/things', { title }, KEY)
      expect([again.json(), again.headers['idempotency-replayed']]).toEqual([first.json(), 'true'])
    }
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
  })
})
