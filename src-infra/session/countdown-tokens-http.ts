import { Effect, Schema } from 'effect'
import { CountdownTokens } from '#app/session/countdown-tokens.port'
import { SESSION_EXTENSION_SECONDS } from '#domain/session/timer'
import { decodeAnswer, failUnlessSuccess, toRefused } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { isMissingOrEmpty } from '../http/wire-values.ts'
import { adapter } from '../wiring/adapter.ts'

const REMAINING = '/api/v1/common/token/remaining'
const CREATE = '/api/v1/common/token/create'

const Remaining = Schema.Struct({ result: Schema.Union([Schema.Finite, Schema.FiniteFromString]) })
const Created = Schema.Struct({ result: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/**
 * The calls for back-end tokens over HTTP. A 401 is about the token in the request, not about the session. [E-141]
 * [E-142]
 */
export const CountdownTokensHttp = adapter(CountdownTokens, { http: Http }, ({ http }) => ({
  remaining: (token) =>
    http.post(REMAINING, { query: { token }, auth: 'visitor', reads: true }).pipe(
      failUnlessSuccess(REMAINING, 'no-error'),
      decodeAnswer(Remaining, REMAINING),
      Effect.map(({ result }) => result),
    ),
  create: (aplyNo) =>
    http
      .post(CREATE, {
        query: { aplyNo, seconds: String(SESSION_EXTENSION_SECONDS) },
        operation: 'extend',
        auth: 'visitor',
      })
      .pipe(
        failUnlessSuccess(CREATE, 'no-error'),
        decodeAnswer(Created, CREATE),
        Effect.flatMap(({ result }) =>
          isMissingOrEmpty(result) ? Effect.fail(toRefused(CREATE, 200, {})) : Effect.succeed(result),
        ),
      ),
}))
