import { describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/api.ts'
import { changeDoc } from '../../world/world.ts'

const REMAINING = '/api/v1/common/token/remaining'
const CREATE = '/api/v1/common/token/create'
const DETAIL = '/api/v1/application/result/detail/brno'

const remaining = async (api: TestApi, token: string) => (await api.post(`${REMAINING}?token=${token}`)).body.result

/** Sets the clock of the world; it continues from there. */
const setClock = (api: TestApi, now: string) => api.send('PUT', '/__world/clock', { now })

describe('POST /api/v1/common/token/remaining', () => {
  it('[E-186] [E-141] returns the remaining seconds on the clock of the world', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 0, 1) })
    const facts = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    await setClock(api, '2025-06-01T09:00:00+09:00')
    const token = (await api.post(`${CREATE}?aplyNo=DA00000001&seconds=600`)).body.result as string
    expect(await remaining(api, token)).toBe(600)
    await setClock(api, '2025-06-01T09:09:59+09:00')
    expect(await remaining(api, token)).toBe(1)
    await setClock(api, '2025-06-01T09:10:00+09:00')
    expect(await remaining(api, token)).toBe(0)
    expect(await remaining(api, 'nobodys-token')).toBe(0)
  })
})

describe('POST /api/v1/common/token/create', () => {
  it('[E-187] [E-142] without a cookie, creates a token that opens nothing', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 5, 1) })
    const facts = await api.persona('applied-under-review')
    const made = await api.post(`${CREATE}?aplyNo=${facts.aplyNo}&seconds=3600`)
    expect(made).toMatchObject({ status: 200, cookie: null, body: { status: 200, message: 'Success' } })
    const token = made.body.result as string
    expect(await remaining(api, token)).toBe(3600)
    const { brNo: brno, ci } = facts
    const opened = await api.post(DETAIL, { brno, ci }, { headers: { authorization: `Bearer ${token}` } })
    expect(opened.status).toBe(401)
  })
  it('[D1-714] [E-187] accepts an extension from one second to a whole session', async () => {
    const api = await openTestApi()
    const { aplyNo } = await api.persona('applied-under-review')
    const accepted: string[] = []
    for (const seconds of ['', '-1', '0', '1', '1.5', '3600', '3601'])
      if ((await api.post(`${CREATE}?aplyNo=${aplyNo}&seconds=${seconds}`)).status === 200) accepted.push(seconds)
    expect(accepted).toEqual(['1', '3600'])
  })
  it('[E-187] [E-146] renews the cookie of the session’s application', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    const before = (await api.signIn(facts)).cookie
    const made = await api.post(`${CREATE}?aplyNo=${facts.aplyNo}&seconds=3600`)
    expect(made.cookie).toBe(made.body.result)
    expect(made.cookie).not.toBe(before)
    expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).status).toBe(200)
  })
  it('[D1-03] [E-187] invalidates the old token once the new token is used', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 5, 1) })
    const facts = await api.persona('applied-under-review')
    const older = (await api.signIn(facts)).cookie ?? ''
    const opened = async (more = {}) => (await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci }, more)).status
    const byOlder = { headers: { cookie: `jwtToken=${older}` } }
    await api.post(`${CREATE}?aplyNo=${facts.aplyNo}&seconds=3600`)
    expect(await opened(byOlder), 'the answer with the new one may be lost').toBe(200)
    expect(await opened()).toBe(200)
    expect([await opened(byOlder), await remaining(api, older)]).toEqual([401, 0])
  })
  it('[D1-03] [E-187] a renewal does not extend the earlier token', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 5, 1) })
    const facts = await api.persona('applied-under-review')
    const older = (await api.signIn(facts)).cookie ?? ''
    const byOlder = { headers: { cookie: `jwtToken=${older}` } }
    const opened = async () => (await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci }, byOlder)).status
    await setClock(api, '2025-06-01T09:59:59+09:00')
    for (const _ of ['lost', 'lost again'])
      expect((await api.post(`${CREATE}?aplyNo=${facts.aplyNo}&seconds=3600`, undefined, byOlder)).status).toBe(200)
    expect(await opened()).toBe(200)
    await setClock(api, '2025-06-01T10:00:00+09:00')
    expect(await opened()).toBe(401)
    expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).status, 'the newest').toBe(200)
  })
  it('[E-188] makes the earlier token invalid when the person is certified again', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    const older = (await api.signIn(facts)).cookie ?? ''
    expect((await api.signIn(facts)).status).toBe(200)
    const byOlder = { headers: { cookie: `jwtToken=${older}` } }
    expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci }, byOlder)).status).toBe(401)
  })
  it.each(['applied-user-delete', 'applied-user-cancel'] as const)(
    '[D1-670] [E-187] renews the login of %s for a new registration of the same number',
    async (persona) => {
      const api = await openTestApi()
      const facts = await api.persona(persona)
      await api.signIn(facts)
      const registered = await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
      const { aplyNo } = registered.body.result as { aplyNo: string }
      const made = await api.post(`${CREATE}?aplyNo=${aplyNo}&seconds=3600`)
      expect(made.cookie).toBe(made.body.result)
      expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).status).toBe(200)
    },
  )
  it('[D1-670] [E-187] keeps the login if another person has the registration', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-user-cancel')
    await api.signIn(facts)
    const registered = await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    const { aplyNo } = registered.body.result as { aplyNo: string }
    api.change((world) => changeDoc(world, 'applications', aplyNo, (one) => ({ ...one, ci: 'another' })))
    expect((await api.post(`${CREATE}?aplyNo=${aplyNo}&seconds=3600`)).cookie).toBeNull()
  })
  it('[E-187] sets no cookie for an application other than that of the login', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    await api.signIn(facts)
    const other = (await api.post('/api/v1/business/first/register', { brNo: '1234567890' })).body.result
    const made = await api.post(`${CREATE}?aplyNo=${(other as { aplyNo: string }).aplyNo}&seconds=3600`)
    expect(made).toMatchObject({ status: 200, cookie: null })
  })
  it.each(['0', '3601', '-1', '1.5', 'abc', ''])('[E-187] rejects %j seconds', async (seconds) => {
    const api = await openTestApi()
    const { aplyNo } = await api.persona('applied-under-review')
    expect((await api.post(`${CREATE}?aplyNo=${aplyNo}&seconds=${seconds}`)).status).toBe(400)
  })
  it('[E-187] rejects an unknown application', async () => {
    const api = await openTestApi()
    expect(await api.post(`${CREATE}?aplyNo=DA9&seconds=3600`)).toMatchObject({
      status: 400,
      body: { errorCode: 'TOKEN_UNKNOWN_APPLICATION' },
    })
  })
})
