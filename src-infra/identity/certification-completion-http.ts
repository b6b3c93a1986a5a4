import { Effect, Schema } from 'effect'
import { CertificationCompletion } from '#app/identity/certification-completion.port'
import { businessNumberOrNull } from '#domain/business/business-number'
import type { Flow } from '#domain/identity/flow'
import { decodeAnswer, failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { randomId } from '../http/request-id.ts'
import { adapter } from '../wiring/adapter.ts'

const RESULT = '/api/v1/auth/integration/result'
const SIMPLE = {
  application: '/api/v1/auth/simple/success',
  result: '/api/v1/auth/simpleResult/success',
} as const satisfies Record<Flow, string>
const NUMBER = '/api/v1/application/result/detail/ci'
const COOKIE = '/api/v1/auth/setJwtCookie'

/**
 * The HTTP statuses of a refusal that depends on the caller. Any other refusal below 500 means that there is no
 * application.
 */
const NOT_ABOUT_THE_PERSON: readonly number[] = [401, 403, 429]

const Text = Schema.String.check(Schema.isMinLength(1))
const Person = Schema.Union([
  Schema.Struct({ success: Schema.Literal(false) }),
  Schema.Struct({ success: Schema.Literal(true), data: Schema.Struct({ name: Text, birthDay: Text, ci: Text }) }),
])
const NumberLookup = Schema.Struct({
  result: Schema.optionalKey(Schema.NullOr(Schema.Struct({ brno: Schema.optionalKey(Schema.NullOr(Schema.String)) }))),
})

/**
 * The calls for certifications over HTTP. No call needs the cookie, so a 401 does not end the session. [E-115] [E-176]
 */
export const CertificationCompletionHttp = adapter(CertificationCompletion, { http: Http }, ({ http }) => ({
  resultOf: (transactionId) =>
    http.post(RESULT, { body: { mtxId: transactionId }, operation: 'certify', auth: 'visitor' }).pipe(
      decodeAnswer(Person, RESULT),
      Effect.map((answer) => (answer.success ? answer.data : null)),
    ),
  reportSimple: (flow, { applicationNumber, businessNumber, ci, name, mobileNumber, birthDate, provider }) => {
    const call = SIMPLE[flow]
    const businessFields = flow === 'result' ? { brNo: businessNumber } : {}
    const person = { ci, name, phoneNumber: mobileNumber, birthDay: birthDate, provider }
    return http
      .post(call, {
        body: { ...businessFields, aplyNo: applicationNumber, ...person },
        operation: 'certify',
        auth: 'visitor',
      })
      .pipe(failUnlessSuccess(call, 'no-error'), Effect.asVoid)
  },
  businessNumberOf: (ci) =>
    http.post(NUMBER, { body: { ci }, auth: 'visitor', reads: true }).pipe(
      failUnlessSuccess(NUMBER),
      decodeAnswer(NumberLookup, NUMBER),
      Effect.map(({ result }) => businessNumberOrNull(result?.brno ?? null)),
      // If the person has no application, the server refuses the call. [E-189]
      Effect.catchTag('Refused', (refusal) =>
        NOT_ABOUT_THE_PERSON.includes(refusal.status) || refusal.status >= 500
          ? Effect.fail(refusal)
          : Effect.succeed(null),
      ),
    ),
  // Each call follows a new certification, so no two calls share a key. If the next call had the key of a call whose
  // answer was lost, the server would reject it, because the next certification has another browser cookie. [E-204]
  // [E-205]
  openSession: (businessNumber) =>
    Effect.suspend(() =>
      http.post(COOKIE, {
        query: { brno: businessNumber },
        operation: 'certify',
        content: randomId(),
        auth: 'visitor',
      }),
    ).pipe(failUnlessSuccess(COOKIE, 'no-error'), Effect.asVoid),
}))
