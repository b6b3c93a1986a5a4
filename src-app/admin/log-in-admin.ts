import { Effect } from 'effect'
import type { SessionStore } from '../session/session-store.port.ts'
import type { VisitorAddress } from '../session/visitor-address.port.ts'
import { useCase } from '../token.ts'
import type { AdminAccess } from './admin-access.port.ts'
import type { AdminToken } from './admin-token.port.ts'
import { LoginFailed } from './admin.errors.ts'
import type { CheckAdmin } from './check-admin.ts'

/**
 * Logs an administrator in; the new token is examined before the way is free. [E-168] [E-169] [D1-44]
 * Fails: LoginFailed, and what the examination fails with.
 */
export const makeLogInAdmin =
  (ports: {
    readonly access: AdminAccess
    readonly adminToken: AdminToken
    readonly address: VisitorAddress
    readonly session: SessionStore
    readonly checkAdmin: CheckAdmin
  }) =>
  (login: { readonly adminId: string; readonly password: string }) =>
    Effect.gen(function* () {
      const address = (yield* ports.address.lookUp()) ?? ''
      const token = yield* Effect.mapError(
        ports.access.logIn({ ...login, address }),
        (cause) => new LoginFailed({ cause }),
      )
      ports.adminToken.keep(token)
      const checked = yield* ports.checkAdmin()
      ports.session.update((session) => ({ ...session, adminLoggedIn: true }))
      return checked
    })
export type LogInAdmin = ReturnType<typeof makeLogInAdmin>
export type LogInAdminError = Effect.Error<ReturnType<LogInAdmin>>
export const LogInAdmin = useCase<LogInAdmin>('LogInAdmin')
