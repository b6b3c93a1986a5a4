import { describe, expect, it } from 'vitest'
import { reject } from '../http/answers.ts'
import { endpoint } from '../http/handler.ts'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import { TEST_ROUTES } from '../testing/test-routes.ts'
import { memoryOnlyStore } from './store.ts'
import { findDoc, putDoc, makeSeed } from './world.ts'
import { makeWorlds } from './worlds.ts'

describe('the isolation of worlds', () => {
  it('hides the changes of one world from other worlds', async () => {
    const server = await aServer()
    const [a, b] = [makeWorldClient(server, 'a'), makeWorldClient(server, 'b')]
    await a.send('POST', '/api/things', { title: '하나' })
    expect((await a.get('/api/things')).json()).toMatchObject({ result: ['하나'] })
    expect((await b.get('/api/things')).json()).toMatchObject({ result: [] })
    const byCookie = await server.portal.inject({ url: '/api/things', headers: { cookie: 'x=1; world=a' } })
    expect(byCookie.json()).toMatchObject({ result: ['하나'] })
  })
  it('changes nothing if a handler fails', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    expect((await world.send('POST', '/api/broken')).statusCode).toBe(500)
    expect((await world.get('/api/things')).json()).toMatchObject({ result: [] })
  })
  it('changes nothing if a handler rejects a call after a change', async () => {
    const rejecting = endpoint({
      method: 'POST',
      path: '/api/rejecting',
      ref: 'E-198',
      handler: (world) => [
        putDoc(world, 'stepHistory', 'x', { id: 'x', aplyNo: '', step: '', body: null, at: 0 }),
        reject('extension/seconds', 409, 'TOO_LATE', 'server.badRequest'),
      ],
    })
    const server = await aServer({ routes: [...TEST_ROUTES, rejecting] })
    const world = makeWorldClient(server, 'a')
    const answer = await world.send('POST', '/api/rejecting')
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { errorCode: 'TOO_LATE' }])
    expect((await world.get('/api/things')).json()).toMatchObject({ result: [] })
  })
  it('rejects an invalid name', async () => {
    const server = await aServer()
    const answer = await makeWorldClient(server, '../etc').get('/api/things')
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorCode: 'WORLD_NAME' }])
  })
  it('rolls back a failed write and fails the calls that read it', async () => {
    const full = new Error('no room')
    const store = {
      ...memoryOnlyStore,
      write: () => {
        throw full
      },
    }
    const worlds = makeWorlds(makeSeed({}), store, () => 0)
    const live = worlds.open('a')
    const kept = worlds.keep(live, putDoc(live.world, 'control', 'x', { value: 1 }))
    expect(findDoc(live.world, 'control', 'x')).toEqual({ value: 1 })
    expect(await Promise.all([kept, worlds.keeping(live)])).toEqual([full, full])
    expect(findDoc(live.world, 'control', 'x')).toBeNull()
    expect(worlds.keeping(live)).toBeNull()
    worlds.close()
  })
  it('a replaced world stays replaced if an earlier change cannot be written', async () => {
    const store = {
      ...memoryOnlyStore,
      write: () => {
        throw new Error('no room')
      },
    }
    const worlds = makeWorlds(makeSeed({}), store, () => 0)
    const live = worlds.open('a')
    const earlier = worlds.keep(live, putDoc(live.world, 'control', 'x', { value: 1 }))
    worlds.replace(live, putDoc(live.world, 'control', 'x', { value: 2 }))
    await earlier
    expect(findDoc(live.world, 'control', 'x')).toEqual({ value: 2 })
  })
  it('removes a world from memory after an hour without a call, but not earlier', () => {
    let now = 0
    const worlds = makeWorlds(makeSeed({}), memoryOnlyStore, () => now)
    const live = worlds.open('a')
    expect(worlds.keep(live, putDoc(live.world, 'control', 'x', { value: 1 }))).toBeNull()
    now = 60 * 60 * 1000 - 1
    expect(findDoc(worlds.open('a').world, 'control', 'x')).toEqual({ value: 1 })
    now += 60 * 60 * 1000
    expect(findDoc(worlds.open('a').world, 'control', 'x')).toBeNull()
    worlds.close()
  })
})
