import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { installFakeFetch } from '../testing/install-fake-fetch.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { AdminAccessHttp } from './admin-access-http.ts'

afterEach(() => vi.unstubAllGlobals())

const OFFICER = { role: 'ROLE_ADMIN', tokenValid: true, adminId: 'officer' }
const LOGIN = { adminId: 'officer', password: 'officer-2025!', address: '192.0.2.1' }

describe('AdminAccessHttp', () => {
  it.each([OFFICER, { status: 200, result: OFFICER }, { status: 200, data: OFFICER }])(
    '[E-163] sends a token to be checked and reads the answer unchanged: %j',
    async (body) => {
      const calls: RecordedCall[] = []
      expect(await Effect.runPromise(AdminAccessHttp.make({ http: fakeHttp(body, calls) }).examine('admin-1'))).toEqual(
        OFFICER,
      )
      expect(calls).toMatchObject([
        { method: 'POST', path: '/api/v1/admin/auth/parse-token', options: { query: { token: 'admin-1' } } },
      ])
    },
  )

  it('[E-168] sends id, password, IP address and role with a login', async () => {
    const calls: RecordedCall[] = []
    const access = AdminAccessHttp.make({ http: fakeHttp({ status: 200, result: { accessToken: 'admin-1' } }, calls) })
    expect(await Effect.runPromise(access.logIn(LOGIN))).toBe('admin-1')
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/admin/auth/popup-login',
        options: {
          body: {
            adminId: 'officer',
            password: 'officer-2025!',
            ipAddress: '192.0.2.1',
            authLevel: 'ROLE_ADMIN',
            adminName: 'officer',
          },
        },
      },
    ])
  })

  it('[E-172] does not end a session when the login fails', async () => {
    const requests = installFakeFetch(Response.json({ message: '틀림' }, { status: 401 }))
    const configured = makeTestHttp({ settings: { authorization: 'Basic portal' } })
    const failure = await expectFailure(AdminAccessHttp.make({ http: configured }).logIn(LOGIN))
    expect(failure).toMatchObject({ _tag: 'Refused', status: 401 })
    await expectFailure(AdminAccessHttp.make({ http: makeTestHttp({ cookie: () => 'login-1' }) }).logIn(LOGIN))
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Basic portal', 'Bearer login-1'])
  })

  it('[E-175] fails with MalformedAnswer for an answer of the wrong format', async () => {
    expect(
      await expectFailure(AdminAccessHttp.make({ http: fakeHttp({ status: 200, result: {} }) }).examine('t')),
    ).toMatchObject({
      _tag: 'MalformedAnswer',
    })
    expect(
      await expectFailure(AdminAccessHttp.make({ http: fakeHttp({ status: 200, result: {} }) }).logIn(LOGIN)),
    ).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })
})
