import { decideAdministrator } from '#domain/admin/administrator'
import type { Instant } from '#domain/time/calendar'
import type { TokenDoc } from '../world/collections.ts'
import { isVisitorAtOffice } from '../world/settings.ts'
import { findDoc, type World } from '../world/world.ts'
import { rejection } from './answers.ts'
import { UNAUTHENTICATED_REJECTION } from './applicant-endpoint.ts'
import type { AccessRule, HandlerAnswer } from './handler.ts'
import type { TokenHolders } from './live-world.ts'

const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null)

/** Returns the token of a call if this world issued it for this purpose, and if it has neither expired nor ended. */
const validToken = (world: World, token: string | null, kind: TokenDoc['kind'], now: Instant): TokenDoc | null => {
  const tokenDoc = token === null ? null : findDoc(world, 'tokens', token)
  if (tokenDoc === null || tokenDoc.kind !== kind) return null
  const { expiresAt, endedAt = expiresAt } = tokenDoc
  return Math.min(expiresAt, endedAt) > now ? tokenDoc : null
}

/**
 * Returns the applicant of a call, from the cookie `jwtToken` or a bearer token. Countdown tokens do not count.
 */
export const applicantTokenOf = (
  world: World,
  call: { readonly cookie: string | undefined; readonly authorization: string | undefined; readonly now: Instant },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call.now)

/** Returns the administrator of a call, from a bearer token. */
export const adminTokenOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', now)

/**
 * Returns the rejection if the access rule of the endpoint forbids the call; null if the call is allowed.
 * [P-273] [P-320]
 */
export const accessRejection = (world: World, access: AccessRule, holders: TokenHolders): HandlerAnswer | null => {
  if (access === 'applicant' && holders.login === null) return UNAUTHENTICATED_REJECTION
  if (access !== 'administrator') return null
  const holder = { tokenValid: holders.admin !== null, role: holders.admin?.role ?? null }
  const decision = decideAdministrator(holder, isVisitorAtOffice(world))
  if (decision.verdict === 'tokenInvalid')
    return rejection(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken', { decision })
  if (decision.verdict === 'notAdministrator')
    return rejection(403, 'ADMIN_FORBIDDEN', 'admin.noPermission', { decision })
  return null
}
