import { SESSION_SECONDS } from '#domain/session/timer'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, okAnswer } from '../../http/answers.ts'
import { endpoint } from '../../http/handler.ts'
import { issueToken } from '../../http/tokens.ts'
import type { TokenDoc } from '../../world/collections.ts'
import { ClosedObject, Nullable, Type, UncheckedValue } from '../../world/schema.ts'
import { isVisitorAtOffice } from '../../world/settings.ts'
import { findDoc } from '../../world/world.ts'

/** Returns the holder of an administrator token, and whether it is valid. [E-184] */
export const checkAdministratorToken = endpoint({
  method: 'POST',
  path: '/api/v1/admin/auth/parse-token',
  ref: 'E-184',
  query: Type.Object({ token: Type.Optional(Type.String()) }),
  answer: okAnswerSchema({
    result: ClosedObject({
      role: Nullable(Type.String()),
      tokenValid: Type.Boolean(),
      adminId: Nullable(Type.String()),
    }),
  }),
  handler: (world, { query, now }) => {
    const token = findDoc(world, 'tokens', query.token ?? '')
    const valid = token !== null && token.kind === 'admin' && token.expiresAt > now
    const result = valid
      ? { role: token.role, tokenValid: true, adminId: token.adminId }
      : { role: null, tokenValid: false, adminId: null }
    return [world, okAnswer({ result })]
  },
})

/** The two administrator logins of the fake server; `clerk` has a role without access. [E-184] [E-185] */
const ADMINISTRATORS: readonly {
  readonly adminId: string
  readonly password: string
  readonly role: NonNullable<TokenDoc['role']>
}[] = [
  { adminId: 'officer', password: 'officer-2025!', role: 'ROLE_ADMIN' },
  { adminId: 'clerk', password: 'clerk-2025!', role: 'ROLE_USER' },
]

/**
 * Logs an administrator in, if the visitor has an IP address of the office network. Ignores the address in the body.
 * [E-185] [E-201]
 */
export const logInAdministrator = endpoint({
  method: 'POST',
  path: '/api/v1/admin/auth/popup-login',
  ref: 'E-185',
  rejects: ['ADMIN_FORBIDDEN', 'ADMIN_LOGIN_FAILED'],
  body: Type.Object({
    adminId: Type.Optional(Type.String()),
    password: Type.Optional(Type.String()),
    // The page sends the following fields, and the server ignores them.
    authLevel: Type.Optional(UncheckedValue(Type.String())),
    ipAddress: Type.Optional(UncheckedValue(Type.String())),
    adminName: Type.Optional(UncheckedValue(Type.String())),
  }),
  answer: okAnswerSchema({ result: ClosedObject({ accessToken: Type.String() }) }),
  handler: (world, call) => {
    const { adminId, password } = call.body
    if (!isVisitorAtOffice(world)) reject('administratorLogin/address', 403, 'ADMIN_FORBIDDEN', 'guard.noPermission')
    const administrator =
      ADMINISTRATORS.find((row) => row.adminId === adminId && row.password === password) ??
      reject('administratorLogin/administrator', 401, 'ADMIN_LOGIN_FAILED', 'admin.loginFailed')
    const holder = { kind: 'admin' as const, adminId: administrator.adminId, role: administrator.role }
    const [after, accessToken] = issueToken(world, call, SESSION_SECONDS, holder)
    return [after, okAnswer({ result: { accessToken } })]
  },
})
