import { Effect, Schema } from 'effect'
import { type MalformedAnswer, Refused } from '#app/kernel/call.errors'
import type { DecidingRule } from '#domain/kernel/decide'
import { makeReportedMalformedAnswer } from './failed-calls.ts'
import { serverReasonOf } from './server-reason.ts'
import { nonBlankTextOrNull } from './wire-values.ts'

/**
 * Which `status` in a body (a number or a string) means success. `200`: 200. `200-if-given`: 200 or none. `no-error`:
 * below 400, none, or an unreadable one. In every case, `success: false` is a refusal. [D1-34] [D2-41]
 */
type SuccessCondition = '200' | '200-if-given' | 'no-error'

/** The fields of the documented envelope that say how a call ended. Other fields are ignored. */
const Envelope = Schema.Struct({
  status: Schema.optionalKey(Schema.Unknown),
  success: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.Unknown),
  errorCode: Schema.optionalKey(Schema.Unknown),
  because: Schema.optionalKey(Schema.Unknown),
})

/** The rule by which the server refused the call. It is optional, because the documented envelope does not have it. */
const Rule = Schema.Struct({ rule: Schema.String, ref: Schema.String })
const ruleOf = (because: unknown): DecidingRule | null =>
  Schema.is(Rule)(because) ? { rule: because.rule, ref: because.ref } : null

const EMPTY: typeof Envelope.Type = {}
const envelopeOf = (answer: unknown) =>
  Schema.is(Envelope)(answer) && answer !== null && !Array.isArray(answer) ? answer : EMPTY

const statusOf = (value: unknown, otherwise: number) => {
  const status = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
  return Number.isFinite(status) ? status : otherwise
}

export const isMarkedFailure = (success: unknown): boolean => success === false || success === 'false'

const isGiven = (status: unknown) => typeof status === 'number' || typeof status === 'string'

const isSuccess = (envelope: typeof Envelope.Type, mark: SuccessCondition) => {
  if (isMarkedFailure(envelope.success)) return false
  if (mark === 'no-error') return statusOf(envelope.status, 200) < 400
  if (mark === '200-if-given' && !isGiven(envelope.status)) return true
  return statusOf(envelope.status, Number.NaN) === 200
}

/**
 * Returns the refusal in the body of an answer with HTTP 200 to 299; null if the body is marked as a success. [E-174]
 */
export const refusalInBody = (call: string, answer: unknown, mark: SuccessCondition = '200'): Refused | null => {
  const envelope = envelopeOf(answer)
  return isSuccess(envelope, mark) ? null : toRefused(call, 200, answer)
}

/**
 * Returns the refusal in a body, with its message and its code. Its status is the HTTP status if that is an error (400
 * or above), otherwise the status in the body, or the HTTP status if the body has none. [E-099] [E-174]
 */
export const toRefused = (
  call: string,
  httpStatus: number,
  answer: unknown,
  requestId: string | null = null,
): Refused => {
  const { because, ...envelope } = envelopeOf(answer)
  const status = httpStatus >= 400 ? httpStatus : statusOf(envelope.status, httpStatus)
  const errorCode = nonBlankTextOrNull(envelope.errorCode)
  const message = nonBlankTextOrNull(envelope.message)
  const reason = serverReasonOf({ status, errorCode, message })
  return new Refused({ call, status, errorCode, message, reason, because: ruleOf(because), requestId })
}

export const refusalWithStatus = (call: string, status: number): Refused =>
  new Refused({ call, status, errorCode: null, message: null, reason: { is: 'none' }, because: null })

export const failUnlessSuccess =
  (call: string, mark: SuccessCondition = '200') =>
  <E>(answer: Effect.Effect<unknown, E>): Effect.Effect<unknown, E | Refused> =>
    Effect.flatMap(answer, (body) => {
      const refusal = refusalInBody(call, body, mark)
      return refusal === null ? Effect.succeed(body) : Effect.fail(refusal)
    })

/** Decodes an answer by a schema; fails with `MalformedAnswer` if it has the wrong format. [E-175] */
export const decodeAnswer =
  <T, I>(schema: Schema.Codec<T, I>, call: string) =>
  <E>(answer: Effect.Effect<unknown, E>): Effect.Effect<T, E | MalformedAnswer> =>
    Effect.flatMap(answer, (body) =>
      // The cause leaves out the issue that the schema reports, because it contains values such as names and numbers.
      // [E-177]
      Effect.mapError(Schema.decodeUnknownEffect(schema)(body), () => makeReportedMalformedAnswer(call, 'shape')),
    )
