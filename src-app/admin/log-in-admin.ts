import { Effect } from 'effect'
import { decideAdministrator } from '#domain/admin/administrator'
import type { Route } from '#domain/pages/routes'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'
import { AdminTokenStorage } from '../session/admin-token.port.ts'
import { AdminAccess } from './admin-access.port.ts'
import {
  AdminTokenInvalid,
  AdminCheckFailed,
  AdminLoginNeeded,
  NotAnAdministrator,
  AdminLoginFailed,
} from './admin.errors.ts'

/**
 * Checks that the holder of the stored token may manage popups; called from the footer link and when either
 * administration page opens. [E-163] [E-171]
 */
export const CheckAdmin = useCase('CheckAdmin', { access: AdminAccess, adminToken: AdminTokenStorage }, (ports) =>
  Effect.fnUntraced(function* () {
    const token = ports.adminToken.read()
    if (token === null) return yield* new AdminLoginNeeded()
    const holder = yield* Effect.mapError(ports.access.examine(token), (cause) => new AdminCheckFailed({ cause }))
    // The IP address counts as allowed (`true`), because the link and the pages exist only for allowed IP addresses.
    // The server checks the IP address of every call.
    const { verdict, because } = decideAdministrator(holder, true)
    if (verdict === 'tokenInvalid') {
      ports.adminToken.remove()
      return yield* new AdminTokenInvalid({ because })
    }
    if (verdict === 'notAdministrator') return yield* new NotAnAdministrator({ because })
    return { next: '/popup-mng' as Route, adminId: holder.adminId }
  }),
)
export type CheckAdminError = ErrorOf<typeof CheckAdmin>

/** Logs an administrator in and checks the new token before success. [E-168] [D1-44] */
export const LogInAdmin = useCase(
  'LogInAdmin',
  {
    access: AdminAccess,
    adminToken: AdminTokenStorage,
    address: VisitorAddress,
    session: SessionStore,
    checkAdmin: CheckAdmin,
  },
  (ports) =>
    Effect.fnUntraced(function* (login: { readonly adminId: string; readonly password: string }) {
      const address = (yield* ports.address.lookUp()) ?? ''
      const token = yield* Effect.mapError(
        ports.access.logIn({ ...login, address }),
        (cause) => new AdminLoginFailed({ cause }),
      )
      ports.adminToken.keep(token)
      const adminCheck = yield* ports.checkAdmin()
      ports.session.update((session) => ({ ...session, adminLoggedIn: true }))
      return adminCheck
    }),
)
export type LogInAdmin = ServiceOf<typeof LogInAdmin>
export type LogInAdminError = ErrorOf<typeof LogInAdmin>
