import { describe, expect, it } from 'vitest'
import { aServer, makeWorldClient } from '../testing/a-server.ts'

const aWorld = async () => {
  const world = makeWorldClient(await aServer(), 'a')
  const verify = async (expected: object) => {
    const answer = await world.send('POST', '/__world/journal/verify', expected)
    return { status: answer.statusCode, ...answer.json<{ count?: number; near?: object[]; message?: string }>() }
  }
  return { ...world, verify }
}
const THING = '/api/things'

describe('POST /__world/journal/verify', () => {
  it('counts the calls that match all given fields', async () => {
    const { send, get, verify } = await aWorld()
    await send('POST', THING, { title: '하나', at: { day: 1, hour: 2 } }, { 'idempotency-key': 'k' })
    await send('POST', THING, { title: '둘' })
    await get(`${THING}?page=1&size=2`)
    for (const [expected, count] of [
      [{ path: THING }, 3],
      [{ path: THING, method: 'post', times: 2 }, 2],
      [{ path: '/api/*', status: 200, body: { title: '하나' } }, 1],
      [{ key: 'k', times: 1 }, 1],
      [{ query: { page: '1' }, times: 1 }, 1],
      [{ path: '/api/others', times: 0 }, 0],
    ] as const)
      expect(await verify(expected)).toMatchObject({ status: 200, count })
  })
  it('returns the most similar calls if the count is wrong', async () => {
    const { send, get, verify } = await aWorld()
    await get(THING)
    await send('POST', THING, {})
    const rejected = await verify({ method: 'POST', path: THING, status: 200 })
    expect(rejected).toMatchObject({
      status: 409,
      errorCode: 'JOURNAL_DIFFERS',
      message: '기대한 호출과 다릅니다 / not the expected calls. 실제 횟수 / count: 0',
      near: [
        { differs: ['status'], call: { method: 'POST', status: 400 } },
        { differs: ['method'], call: { method: 'GET' } },
      ],
    })
    expect(await verify({ path: THING, times: 1 })).toMatchObject({ status: 409, count: 2 })
    expect(await verify({ path: THING, times: 0 })).toMatchObject({ status: 409, count: 2 })
  })
  it('waits until the calls have arrived or the time is up', async () => {
    const { get, verify } = await aWorld()
    let hasEnded = false
    const waiting = verify({ path: THING, times: 2, withinMs: 60_000 }).then((answer) => {
      hasEnded = true
      return answer
    })
    await get(THING)
    expect(await verify({ path: THING, times: 2, withinMs: 60 })).toMatchObject({ status: 409, count: 1 })
    expect(hasEnded).toBe(false)
    await get(THING)
    expect(await waiting).toMatchObject({ status: 200, count: 2 })
  })
  it('rejects an expectation with an unknown field', async () => {
    const { verify } = await aWorld()
    expect(await verify({ pth: THING })).toMatchObject({
      status: 400,
      message: expect.stringContaining('pth') as string,
    })
  })
})
