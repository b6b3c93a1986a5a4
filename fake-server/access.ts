import type { Instant } from '#domain/kernel/calendar'
import { refusal } from './answers.ts'
import type { Access, Answer } from './handler.ts'
import type { TokenDoc } from './world/collections.ts'
import { isAtOffice } from './world/settings.ts'
import { find, type World } from './world/world.ts'

const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? null

/** The token that a call shows, if this world handed it out for this purpose and it has not expired. */
const validToken = (world: World, token: string | null, kind: TokenDoc['kind'], now: Instant): TokenDoc | null => {
  const known = token === null ? null : find(world, 'tokens', token)
  return known !== null && known.kind === kind && known.expiresAt > now ? known : null
}

/** The applicant of a call: the cookie `jwtToken`, without one the same value as bearer. A countdown token is none. */
export const loginOf = (
  world: World,
  call: { readonly cookie: string | undefined; readonly authorization: string | undefined; readonly now: Instant },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call.now)

/** The administrator of a call, by bearer. */
export const adminOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', now)

/** Why a call may not be made, null when it may. [A-235] [P-273] [P-320] */
export const accessRefusal = (
  world: World,
  access: Access,
  who: { readonly login: TokenDoc | null; readonly admin: TokenDoc | null },
): Answer | null => {
  if (access === 'applicant' && who.login === null) return refusal(401, 'AUTH_EXPIRED', 'guard.expired')
  if (access !== 'administrator') return null
  if (who.admin === null) return refusal(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken')
  if (who.admin.role !== 'ROLE_ADMIN' || !isAtOffice(world))
    return refusal(403, 'ADMIN_FORBIDDEN', 'admin.noPermission')
  return null
}
