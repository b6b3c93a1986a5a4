import { Effect } from 'effect'
import type { Route } from '#domain/session/routes'
import { useCase } from '../token.ts'
import type { AdminAccess } from './admin-access.port.ts'
import type { AdminToken } from './admin-token.port.ts'
import { AdminCheckFailed, AdminTokenInvalid, LoginNeeded, NotAnAdministrator } from './admin.errors.ts'

/** The one role that may manage popups. [E-163] */
const ADMINISTRATOR = 'ROLE_ADMIN'

/**
 * Whether the held token lets its holder manage popups; asked by the footer link and on entry of both pages.
 * [E-162] [E-163] [E-164] [E-165] [E-166] [E-171]
 * Fails: LoginNeeded (no token held), NotAnAdministrator, AdminTokenInvalid, AdminCheckFailed.
 */
export const makeCheckAdmin = (ports: { readonly access: AdminAccess; readonly adminToken: AdminToken }) => () =>
  Effect.gen(function* () {
    const token = ports.adminToken.read()
    if (token === null) return yield* new LoginNeeded()
    const holder = yield* Effect.mapError(ports.access.examine(token), (cause) => new AdminCheckFailed({ cause }))
    if (!holder.tokenValid) {
      ports.adminToken.remove()
      return yield* new AdminTokenInvalid()
    }
    if (holder.role !== ADMINISTRATOR) return yield* new NotAnAdministrator()
    return { next: '/popup-mng' as Route, adminId: holder.adminId }
  })
export type CheckAdmin = ReturnType<typeof makeCheckAdmin>
export type CheckAdminError = Effect.Error<ReturnType<CheckAdmin>>
export const CheckAdmin = useCase<CheckAdmin>('CheckAdmin')
