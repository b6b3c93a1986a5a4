import { describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../testing/api.ts'

const LOGIN = '/api/v1/admin/auth/popup-login'
const PARSE = '/api/v1/admin/auth/parse-token'
const LIST = '/api/v1/popup/list'

const login = (api: TestApi, adminId: string, password: string) =>
  api.post(LOGIN, { adminId, password, ipAddress: '192.0.2.1', authLevel: 'ROLE_ADMIN', adminName: adminId })
const tokenOf = (answer: { readonly body: { readonly result?: unknown } }) =>
  (answer.body.result as { accessToken: string }).accessToken
const toOffice = (api: TestApi) => api.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })

describe('the administrator login', () => {
  it('[E-185] [E-184] [E-163] [E-168] returns a token with holder and role to both administrators', async () => {
    const api = await openTestApi()
    await toOffice(api)
    for (const [adminId, password, role] of [
      ['officer', 'officer-2025!', 'ROLE_ADMIN'],
      ['clerk', 'clerk-2025!', 'ROLE_USER'],
    ] as const) {
      const token = tokenOf(await login(api, adminId, password))
      const parsed = await api.post(`${PARSE}?token=${token}`)
      expect(parsed.body.result).toEqual({ role, tokenValid: true, adminId })
    }
  })
  it('[E-201] [P-320] takes the IP addresses of the office from the changed settings of the world', async () => {
    const api = await openTestApi()
    await api.send('PUT', '/__world/settings', { allowedAddresses: ['198.51.100.9'] })
    await toOffice(api)
    expect((await login(api, 'officer', 'officer-2025!')).status).toBe(403)
    await api.send('PUT', '/__world/visitor', { ip: '198.51.100.9' })
    expect((await login(api, 'officer', 'officer-2025!')).status).toBe(200)
  })
  it.each([
    ['without a browser cookie', undefined, undefined, 403],
    ['in another browser', 'browser=mark-a', undefined, 403],
    ['in the same browser', 'browser=mark-a', 'browser=mark-a', 422],
  ])(
    '[E-205] [E-201] [D1-470] does not replay the token to a caller outside the office: %s',
    async (_, first, then, status) => {
      const api = await openTestApi()
      await toOffice(api)
      const send = (cookie?: string) =>
        api.post(
          LOGIN,
          { adminId: 'officer', password: 'officer-2025!' },
          { headers: { 'idempotency-key': 'press-1', ...(cookie === undefined ? {} : { cookie }) } },
        )
      expect((await send(first)).status).toBe(200)
      await api.send('PUT', '/__world/visitor', { ip: '203.0.113.7' })
      const again = await send(then)
      expect([again.status, again.body.result]).toEqual([status, undefined])
    },
  )
  it('[E-205] [D1-470] returns the same token to a repeated login, only in the same browser in the office', async () => {
    const api = await openTestApi()
    await toOffice(api)
    const send = (cookie: string) =>
      api.post(
        LOGIN,
        { adminId: 'officer', password: 'officer-2025!' },
        { headers: { 'idempotency-key': 'press-1', cookie } },
      )
    const first = await send('browser=mark-a')
    expect((await send('browser=mark-a')).text).toBe(first.text)
    expect((await send('browser=mark-b')).status).toBe(422)
  })
  it('[E-185] rejects a wrong id or password with a message', async () => {
    const api = await openTestApi()
    await toOffice(api)
    for (const [id, password] of [
      ['officer', 'clerk-2025!'],
      ['nobody', 'officer-2025!'],
      ['', ''],
    ] as const)
      expect(await login(api, id, password)).toMatchObject({
        status: 401,
        body: { message: '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.' },
      })
  })
  it('[E-201] rejects a login from outside the office', async () => {
    const api = await openTestApi()
    expect(await login(api, 'officer', 'officer-2025!')).toMatchObject({
      status: 403,
      body: { message: '접근 권한이 없습니다.' },
    })
  })
  it('[E-184] reports an unknown or expired token as invalid', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 0, 1) })
    await toOffice(api)
    await api.send('PUT', '/__world/clock', { now: '2025-06-01T09:00:00+09:00' })
    const token = tokenOf(await login(api, 'officer', 'officer-2025!'))
    await api.send('PUT', '/__world/clock', { now: '2025-06-01T10:00:00+09:00' })
    for (const shownToken of [token, 'unknown'])
      expect((await api.post(`${PARSE}?token=${shownToken}`)).body.result).toMatchObject({ tokenValid: false })
  })
})

describe('GET /api/v1/popup/list', () => {
  const withPopups = async () => {
    const empty = { popupContents: '<p>안내</p>', popupPriority: 1, popupStartDt: null, popupEndDt: null, changedAt: 0 }
    const popup = (popupSn: number, popupType: 'popup' | 'landing', popupYn: 'Y' | 'N') =>
      [String(popupSn), { ...empty, popupSn, popupType, popupYn }] as const
    const { SEED } = await import('../../personas/seed.ts')
    const popups = new Map([popup(1, 'popup', 'Y'), popup(2, 'popup', 'N'), popup(3, 'landing', 'Y')])
    return openTestApi({ seed: { ...SEED, popups } })
  }
  it('[E-182] returns the active popups without landing notices', async () => {
    const api = await withPopups()
    const { body } = await api.get(`${LIST}?popupYn=Y`)
    expect(body).toMatchObject({
      status: 200,
      result: [{ popupSn: 1, popupYn: 'Y', popupContents: '<p>안내</p>' }],
    })
    expect(body.result).toHaveLength(1)
  })
  it('[E-201] [P-320] returns inactive popups only to an administrator at the office', async () => {
    const api = await withPopups()
    expect((await api.get(LIST)).status).toBe(401)
    await toOffice(api)
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    const officer = tokenOf(await login(api, 'officer', 'officer-2025!'))
    const clerk = tokenOf(await login(api, 'clerk', 'clerk-2025!'))
    expect((await api.get(LIST, bearer(officer))).body.result).toHaveLength(2)
    expect((await api.get(LIST, bearer(clerk))).status).toBe(403)
    await api.send('PUT', '/__world/visitor', { ip: '203.0.113.7' })
    expect(await api.get(LIST, bearer(officer))).toMatchObject({
      status: 403,
      body: { message: '관리자 권한이 없습니다.' },
    })
  })
})
