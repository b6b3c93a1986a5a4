import { Effect, Schema } from 'effect'
import { AdminAccess } from '#app/admin/admin-access.port'
import { ADMINISTRATOR_ROLE } from '#domain/admin/administrator'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const EXAMINE = '/api/v1/admin/auth/parse-token'
const LOG_IN = '/api/v1/admin/auth/popup-login'

const Holder = Schema.Struct({
  role: Schema.optionalKey(Schema.NullOr(Schema.String)),
  tokenValid: Schema.Boolean,
  adminId: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
const Token = Schema.Struct({ accessToken: Schema.String.check(Schema.isMinLength(1)) })

/** Reads an answer from `result`, from `data` or from the top level: the specification shows all three. */
const inner = <T, I>(part: Schema.Codec<T, I>) =>
  Schema.Union([Schema.Struct({ result: part }), Schema.Struct({ data: part }), part])
const out = <T>(answer: { readonly result: T } | { readonly data: T } | T): T => {
  if (typeof answer === 'object' && answer !== null && 'result' in answer) return answer.result
  if (typeof answer === 'object' && answer !== null && 'data' in answer) return answer.data
  return answer as T
}

/** The administrators' calls over HTTP. [E-163] [E-168] */
export const AdminAccessHttp = adapter(AdminAccess, { http: Http }, ({ http }) => ({
  examine: (token) =>
    http.post(EXAMINE, { query: { token }, auth: 'admin', reads: true }).pipe(
      failUnlessSuccess(EXAMINE, 'no-error'),
      decodeAnswer(inner(Holder), EXAMINE),
      Effect.map(out<typeof Holder.Type>),
      Effect.map(({ role, tokenValid, adminId }) => ({ role: role ?? '', tokenValid, adminId: adminId ?? '' })),
    ),
  logIn: ({ adminId, password, address }) =>
    http
      .post(LOG_IN, {
        body: { adminId, password, ipAddress: address, authLevel: ADMINISTRATOR_ROLE, adminName: adminId },
        // There is no administrator's token before the login, so the call sends the authorization header of an
        // ordinary call. [E-172] A 401 rejects the login and ends no session.
        auth: 'visitor',
        operation: 'log-in-admin',
      })
      .pipe(
        failUnlessSuccess(LOG_IN, 'no-error'),
        decodeAnswer(inner(Token), LOG_IN),
        Effect.map(out<typeof Token.Type>),
        Effect.map(({ accessToken }) => accessToken),
      ),
}))
