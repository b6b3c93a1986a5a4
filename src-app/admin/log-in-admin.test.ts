import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { CallError } from '../kernel/call.errors.ts'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'
import { NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { AdminAccess } from './admin-access.port.ts'
import { CheckAdmin, LogInAdmin } from './log-in-admin.ts'

const OFFICER = { role: 'ROLE_ADMIN', tokenValid: true, adminId: 'officer' }
const LOGIN = { adminId: 'officer', password: 'secret' }

const access = (holder: typeof OFFICER | CallError, token: string | CallError = 'new-token') => {
  const calls: unknown[] = []
  return {
    calls,
    port: fakePort(AdminAccess, {
      examine: (examined) => {
        calls.push({ examined })
        return holder instanceof Error ? Effect.fail(holder) : Effect.succeed(holder)
      },
      logIn: (login) => {
        calls.push(login)
        return token instanceof Error ? Effect.fail(token) : Effect.succeed(token)
      },
    }),
  }
}
const checkWith = (holder: typeof OFFICER | CallError, adminToken = inMemoryAdminToken('kept')) =>
  CheckAdmin.make({ access: access(holder).port, adminToken })()

describe('CheckAdmin', () => {
  it('[E-163] opens the popup management for an administrator with a valid token', async () => {
    const back = access(OFFICER)
    const check = CheckAdmin.make({ access: back.port, adminToken: inMemoryAdminToken('held') })
    expect(await Effect.runPromise(check())).toEqual({ next: '/popup-mng', adminId: 'officer' })
    expect(back.calls).toEqual([{ examined: 'held' }])
  })

  it.each([
    ['a valid token of another role', 'NotAnAdministrator', 'kept', { ...OFFICER, role: 'ROLE_USER' }],
    ['an invalid token', 'AdminTokenInvalid', null, { ...OFFICER, tokenValid: false }],
    ['no answer', 'AdminCheckFailed', 'kept', NO_ANSWER],
    ['HTTP 500', 'AdminCheckFailed', 'kept', refusedWith(500, '장애')],
  ] as const)(
    '[E-164] [E-165] [E-166] for %s, fails with %s; the stored token is then %s',
    async (_, tag, left, holder) => {
      const token = inMemoryAdminToken('kept')
      expect(await Effect.runPromise(Effect.flip(checkWith(holder, token)))).toMatchObject({ _tag: tag })
      expect(token.read()).toBe(left)
    },
  )

  it('[E-171] fails with AdminLoginNeeded and makes no call if there is no token', async () => {
    const check = CheckAdmin.make({ access: fakePort(AdminAccess, {}), adminToken: inMemoryAdminToken() })
    expect(await Effect.runPromise(Effect.flip(check()))).toMatchObject({ _tag: 'AdminLoginNeeded' })
  })
})

describe('LogInAdmin', () => {
  const loginWith = (back: ReturnType<typeof access>, ip: string | null = '192.0.2.1') => {
    const session = inMemorySession()
    const adminToken = inMemoryAdminToken()
    const checkAdmin = CheckAdmin.make({ access: back.port, adminToken })
    const address = fakePort(VisitorAddress, { lookUp: () => Effect.succeed(ip) })
    return {
      session,
      adminToken,
      logIn: LogInAdmin.make({ access: back.port, adminToken, address, session, checkAdmin }),
    }
  }

  it('[E-168] [E-169] stores the new token and records the login', async () => {
    const back = access(OFFICER)
    const { logIn, adminToken, session } = loginWith(back)
    expect(await Effect.runPromise(logIn(LOGIN))).toMatchObject({ next: '/popup-mng' })
    expect(session.read().adminLoggedIn).toBe(true)
    expect(back.calls).toEqual([{ ...LOGIN, address: '192.0.2.1' }, { examined: 'new-token' }])
    expect(adminToken.read()).toBe('new-token')
  })

  it('[E-168] sends an empty IP address for an unknown visitor address', async () => {
    const back = access(OFFICER)
    await Effect.runPromise(loginWith(back, null).logIn(LOGIN))
    expect(back.calls[0]).toEqual({ ...LOGIN, address: '' })
  })

  it.each([refusedWith(401, '틀림'), NO_ANSWER])(
    '[E-170] stores nothing when the login fails: $_tag',
    async (error) => {
      const { logIn, session, adminToken } = loginWith(access(OFFICER, error))
      expect(await Effect.runPromise(Effect.flip(logIn(LOGIN)))).toMatchObject({ _tag: 'AdminLoginFailed' })
      expect(adminToken.read()).toBeNull()
      expect(session.read().adminLoggedIn).toBe(false)
    },
  )

  it('[E-164] rejects a login of another role', async () => {
    const { logIn, session } = loginWith(access({ ...OFFICER, role: 'ROLE_USER' }))
    expect(await Effect.runPromise(Effect.flip(logIn(LOGIN)))).toMatchObject({ _tag: 'NotAnAdministrator' })
    expect(session.read().adminLoggedIn).toBe(false)
  })
})
