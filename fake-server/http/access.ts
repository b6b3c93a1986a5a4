import type { Instant } from '#domain/kernel/calendar'
import { decideAdministrator } from '#domain/admin/administrator'
import { rejection } from './answers.ts'
import type { AccessRule, HandlerAnswer } from './handler.ts'
import { UNAUTHENTICATED_REJECTION } from './applicant-endpoint.ts'
import type { TokenDoc } from '../world/collections.ts'
import { isVisitorAtOffice } from '../world/settings.ts'
import { findDocument, type World } from '../world/world.ts'

const bearerOf = (authorization: string | undefined): string | null =>
  authorization === undefined ? null : (/^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1] ?? null)

/** They differ, because a token may be renewed while a form is still being sent. */
type Times = { readonly now: Instant; readonly arrivedAt?: Instant | null }

/** Issued by this world for this purpose, neither expired nor renewed. */
const validToken = (
  world: World,
  token: string | null,
  kind: TokenDoc['kind'],
  { now, arrivedAt }: Times,
): TokenDoc | null => {
  const known = token === null ? null : findDocument(world, 'tokens', token)
  if (known === null || known.kind !== kind || known.expiresAt <= now) return null
  return known.endedAt === undefined || known.endedAt > (arrivedAt ?? now) ? known : null
}

/** From the cookie `jwtToken` or a bearer token. Countdown tokens do not count. */
export const applicantTokenOf = (
  world: World,
  call: Times & { readonly cookie: string | undefined; readonly authorization: string | undefined },
): TokenDoc | null => validToken(world, call.cookie ?? bearerOf(call.authorization), 'login', call)

/** From a bearer token. */
export const adminTokenOf = (world: World, authorization: string | undefined, now: Instant): TokenDoc | null =>
  validToken(world, bearerOf(authorization), 'admin', { now })

/** Null if the access rule of the endpoint allows the call. [A-235] [P-273] [P-320] */
export const accessRejection = (
  world: World,
  access: AccessRule,
  who: { readonly login: TokenDoc | null; readonly admin: TokenDoc | null },
): HandlerAnswer | null => {
  if (access === 'applicant' && who.login === null) return UNAUTHENTICATED_REJECTION
  if (access !== 'administrator') return null
  if (who.admin === null) return rejection(401, 'ADMIN_TOKEN_INVALID', 'admin.invalidToken')
  const by = decideAdministrator({ tokenValid: true, role: who.admin.role }, isVisitorAtOffice(world))
  if (by.verdict !== 'ok') return rejection(403, 'ADMIN_FORBIDDEN', 'admin.noPermission', { by })
  return null
}
