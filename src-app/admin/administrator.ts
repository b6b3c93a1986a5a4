import { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { AdminForbidden, AdminTokenInvalid } from './admin.errors.ts'
import type { AdminToken } from './admin-token.port.ts'

/** What any call of an administrator fails with. */
export type AdminCallError = CallError | AdminTokenInvalid | AdminForbidden

/**
 * Reads the two refusals of an administrator's call that mean something else than a failed call: a token that does not hold
 * any more is removed, so that the login is next; another role or address cannot be helped here. [P-320] [E-165]
 */
export const asAdministrator =
  (adminToken: AdminToken) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A, AdminCallError> =>
    Effect.mapError(call, (error) => {
      if (error._tag !== 'Refused') return error
      if (error.status === 401) {
        adminToken.remove()
        return new AdminTokenInvalid()
      }
      return error.status === 403 ? new AdminForbidden() : error
    })
