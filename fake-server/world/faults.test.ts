import { describe, expect, it } from 'vitest'
import { aListeningServer, aServer, makeWorldClient } from '../testing/a-server.ts'
import { doPatternsOverlap, matchesWildcardPattern } from './faults.ts'
import { consumeFault, withFaults } from './stored-faults.ts'
import { freshWorld, makeSeed } from './world.ts'

describe('a path pattern', () => {
  it.each([
    ['/api/*', '/api/a/b', true],
    ['/api/*', '/ap', false],
    ['*/result', '/w/result', true],
    ['/a*b*c', '/a1b2c', true],
    ['/a*b*c', '/a1c2b', false],
    ['/a*a', '/a', false],
    ['/api/x', '/api/x/y', false],
    ['*', '', true],
    ['/a.c', '/abc', false],
    ['/a+', '/aa', false],
    ['/[ab](c|d)', '/ac', false],
    ['/[ab](*', '/[ab](c', true],
    ['*\\d', '/7', false],
  ])('the pattern (%s) matches %s: %s', (pattern, path, holds) => {
    expect(matchesWildcardPattern(pattern, path)).toBe(holds)
  })
})

describe('the check whether a pattern matches some path of a call', () => {
  it.each([
    ['/api/a', '/api/a', true],
    ['/api/a', '/api/b', false],
    ['/api/*', '/api/a', true],
    ['/api/7', '/api/*', true],
    ['/*/a/7', '/api/a/*', true],
    ['/*/a/7', '/api/b/*/8', false],
    ['*a', 'b*', true],
    ['*', '', true],
    ['/api/a*', '/api/', false],
    [`${'*a'.repeat(40)}b`, `${'a*'.repeat(40)}c`, false],
  ])('decides whether %s and %s can match one path: %s', (one, other, can) => {
    expect([doPatternsOverlap(one, other), doPatternsOverlap(other, one)]).toEqual([can, can])
  })
  it('handles patterns of 20,000 characters and more', () => {
    expect(doPatternsOverlap(`/api/${'*'.repeat(100_000)}`, '/api/a')).toBe(true)
    expect(doPatternsOverlap('/api/a', `/api/${'*'.repeat(100_000)}`)).toBe(true)
    expect(doPatternsOverlap(`/api/${'*a'.repeat(10_000)}`, '/api/b')).toBe(false)
  })
})

describe('[P-297] a fault', () => {
  const thing = { title: '하나' }
  it('is applied as many times as its count says', () => {
    const world = withFaults(freshWorld('w', makeSeed({})), [
      { path: '/a', times: 2, status: 500 },
      { path: '/*', status: 503 },
    ])
    const statuses: (number | undefined)[] = []
    let after = world
    for (const path of ['/b', '/a', '/a', '/a']) {
      const [next, fault] = consumeFault(after, 'GET', path)
      after = next
      statuses.push(fault?.status)
    }
    expect(statuses).toEqual([503, 500, 500, undefined])
  })
  it('a fault with a status answers with its body and does not run the handler', async () => {
    const server = await aServer()
    const world = makeWorldClient(server, 'a')
    await world.send('PUT', '/__world/faults', [
      { method: 'POST', path: '/api/*', status: 409, body: { status: 409, message: '바쁨' } },
    ])
    expect((await makeWorldClient(server, 'b').send('POST', '/api/things', thing)).statusCode).toBe(200)
    expect((await world.get('/api/things')).statusCode).toBe(200)
    expect((await world.send('POST', '/api/things', thing)).json()).toEqual({ status: 409, message: '바쁨' })
    expect((await world.send('POST', '/api/things', thing)).json()).toMatchObject({ number: 1 })
    expect((await world.get('/__world/journal?method=POST')).json()).toMatchObject([
      { status: 409, fault: true },
      { status: 200 },
    ])
  })
  it('a fault without a body sends the common error envelope', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('PUT', '/__world/faults', [{ status: 500 }])
    expect((await world.get('/api/things')).json()).toMatchObject({ status: 500, errorCode: 'FAULT' })
  })
  it('a malformed fault is rejected', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    expect((await world.send('PUT', '/__world/faults', [{ cut: 'sometimes' }])).statusCode).toBe(400)
    expect((await world.send('PUT', '/__world/faults', [{ statsu: 500 }])).statusCode).toBe(400)
    const many = Array.from({ length: 101 }, () => ({ status: 500 }))
    expect((await world.send('PUT', '/__world/faults', many)).statusCode).toBe(400)
  })

  it('adds headers to its own answer, or to the answer of a call that continues', async () => {
    const world = makeWorldClient(await aServer(), 'a')
    const headers = { 'Retry-After': '3', 'content-type': 'text/plain' }
    await world.send('PUT', '/__world/faults', [{ status: 503, body: 'later', headers }, { headers: { etag: '"x"' } }])
    expect(await world.get('/api/things')).toMatchObject({
      statusCode: 503,
      body: 'later',
      headers: { 'retry-after': '3', 'content-type': 'text/plain' },
    })
    expect(await world.get('/api/things')).toMatchObject({ statusCode: 200, headers: { etag: '"x"' } })
  })
  const statusesOf = async (fault: object, calls: number) => {
    const world = makeWorldClient(await aServer(), 'a')
    await world.send('PUT', '/__world/faults', [{ path: '/api/things', status: 500, ...fault }])
    const statuses: number[] = []
    for (let call = 0; call < calls; call += 1) statuses.push((await world.get('/api/things')).statusCode)
    return { statuses, faults: (await world.get('/__world/faults')).json<object[]>(), world }
  }
  it('starts after a number of calls and counts its hits', async () => {
    const { statuses, faults, world } = await statusesOf({ after: 2, times: 2 }, 5)
    expect(statuses).toEqual([200, 200, 500, 500, 200])
    expect(faults).toEqual([{ path: '/api/things', status: 500, after: 2, times: 2, seen: 4, hits: 2 }])
    expect((await world.get('/__world/state')).json()).toMatchObject({ faults: [] })
  })
  it('is listed with the number of calls to skip', async () => {
    const { world } = await statusesOf({ after: 2, times: 3 }, 3)
    expect((await world.get('/__world/state')).json()).toMatchObject({ faults: [{ after: 0, times: 2 }] })
  })
  it('a fault with a seed hits the same calls again', async () => {
    const statusesWithSeed = (seed: number) =>
      statusesOf({ chance: 0.5, times: 100, seed }, 40).then(({ statuses }) => statuses)
    const [one, again, other] = [await statusesWithSeed(1), await statusesWithSeed(1), await statusesWithSeed(2)]
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
    for (const statuses of [one, other]) {
      const hits = statuses.filter((status) => status === 500).length
      expect(hits > 10).toBe(true)
      expect(hits < 30).toBe(true)
    }
  })

  const listening = async (fault: object) => {
    const { portal, outside, ...server } = await aListeningServer()
    const post = () =>
      fetch(`${portal}/api/things`, {
        method: 'POST',
        body: JSON.stringify(thing),
        headers: { 'content-type': 'application/json' },
      })
    const things = async () => ((await (await fetch(`${portal}/api/things`)).json()) as { result: string[] }).result
    await fetch(`${portal}/__world/faults`, {
      method: 'PUT',
      body: JSON.stringify([fault]),
      headers: { 'content-type': 'application/json' },
    })
    return { portal, outside, server, post, things }
  }
  it('a fault with `cut: before` sends no answer and does not run the handler', async () => {
    const { post, things } = await listening({ method: 'POST', cut: 'before' })
    await expect(post()).rejects.toThrow('fetch failed')
    expect(await things()).toEqual([])
  })
  it('a fault with `cut: during` sends half of the answer', async () => {
    const { post, things } = await listening({ method: 'POST', cut: 'during' })
    const answer = await post()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(await things()).toEqual(['하나'])
  })
  it('a fault with `cut: after` runs the handler, but its answer is lost', async () => {
    const { post, things } = await listening({ method: 'POST', cut: 'after' })
    await expect(post()).rejects.toThrow('fetch failed')
    expect(await things()).toEqual(['하나'])
  })
  it('a fault with `silent` sends no answer until the caller disconnects', async () => {
    const { portal, things } = await listening({ method: 'GET', path: '/api/things', silent: true })
    const leaving = new AbortController()
    const request = fetch(`${portal}/api/things`, { signal: leaving.signal })
    await expect
      .poll(async () => (await fetch(`${portal}/__world/faults`)).json())
      .toMatchObject([{ silent: true, hits: 1 }])
    leaving.abort()
    await expect(request).rejects.toThrow('aborted')
    expect(await things()).toEqual([])
  })
  it('a fault with `delayMs` runs the handler after a delay', async () => {
    const { things, post } = await listening({ method: 'POST', delayMs: 300 })
    const order: string[] = []
    const late = post().then(() => order.push('late'))
    expect(await things()).toEqual([])
    order.push('other')
    await late
    expect([order, await things()]).toEqual([['other', 'late'], ['하나']])
  })
  it('a fault with `bytesPerSecond` sends the answer piece by piece', async () => {
    const { portal, things } = await listening({ method: 'GET', path: '/api/things', bytesPerSecond: 20, times: 2 })
    const answer = await fetch(`${portal}/api/things`)
    const reader = answer.body!.getReader()
    const first = await reader.read()
    expect([answer.status, first.value?.length]).toEqual([200, 2])
    await reader.cancel()
    await expect(
      fetch(`${portal}/api/things`, { signal: AbortSignal.timeout(300) }).then((slow) => slow.text()),
    ).rejects.toThrow('aborted due to timeout')
    expect(await things()).toEqual([])
  })
  it('a fault with `bytesPerSecond` sends the complete answer if the caller waits', async () => {
    const { post, things } = await listening({ method: 'GET', path: '/api/things', bytesPerSecond: 2000 })
    await post()
    expect(await things()).toEqual(['하나'])
  })
  it('matches a path of the second origin by its part after the world', async () => {
    const { outside } = await listening({ path: '/ip', status: 500 })
    expect((await fetch(`${outside}/ip`)).status).toBe(500)
    expect((await fetch(`${outside}/ip`)).status).toBe(200)
  })
})
