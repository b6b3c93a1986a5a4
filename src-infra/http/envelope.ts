import { Effect, Schema } from 'effect'
import { type MalformedAnswer, Refused } from '#app/kernel/call.errors'
import type { Because } from '#domain/kernel/decide'
import { malformed } from './malformed.ts'

/**
 * What marks a success in a body: `status` equal to 200 or to 0 (number or text), or `success` other than false. Each
 * call has its mark. [D1-34] [D1-27]
 */
export type SuccessMark = '200' | '0' | 'not-false'

/** The parts of the documented envelope that say how a call ended; others are ignored. */
const Envelope = Schema.Struct({
  status: Schema.optionalKey(Schema.Unknown),
  success: Schema.optionalKey(Schema.Unknown),
  message: Schema.optionalKey(Schema.Unknown),
  errorCode: Schema.optionalKey(Schema.Unknown),
  because: Schema.optionalKey(Schema.Unknown),
})

/** The rule behind a refusal. The documented envelope does not have it, so it is optional. */
const Reason = Schema.Struct({ rule: Schema.String, ref: Schema.String })
const reasonOf = (because: unknown): Because | null =>
  Schema.is(Reason)(because) ? { rule: because.rule, ref: because.ref } : null

const EMPTY: typeof Envelope.Type = {}
const envelopeOf = (answer: unknown) =>
  Schema.is(Envelope)(answer) && answer !== null && !Array.isArray(answer) ? answer : EMPTY

const filledText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null)

const statusOf = (value: unknown, otherwise: number) => {
  const status = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN
  return Number.isFinite(status) ? status : otherwise
}

const saysYes = (envelope: typeof Envelope.Type, mark: SuccessMark) => {
  if (envelope.success === false || envelope.success === 'false') return false
  if (mark === 'not-false') return envelope.status === undefined || statusOf(envelope.status, 200) < 400
  return statusOf(envelope.status, Number.NaN) === Number(mark)
}

/** The refusal in the body of an answer with HTTP 200 to 299; null where the body has its mark of success. [E-174] */
export const refusalOf = (call: string, answer: unknown, mark: SuccessMark = '200'): Refused | null => {
  const envelope = envelopeOf(answer)
  return saysYes(envelope, mark) ? null : refusedAs(call, 200, answer)
}

/** A body read as a refusal: its sentence, its code, and the status of HTTP where that is an error, else the body's. [E-099] [E-174] */
export const refusedAs = (call: string, httpStatus: number, answer: unknown): Refused => {
  const { status, message, errorCode, because } = envelopeOf(answer)
  return new Refused({
    call,
    status: httpStatus >= 400 ? httpStatus : statusOf(status, httpStatus),
    errorCode: filledText(errorCode),
    message: filledText(message),
    because: reasonOf(because),
  })
}

/** Passes a success and turns a refusal inside an answer into `Refused`. */
export const succeeded =
  (call: string, mark: SuccessMark = '200') =>
  <E>(answer: Effect.Effect<unknown, E>): Effect.Effect<unknown, E | Refused> =>
    Effect.flatMap(answer, (body) => {
      const refusal = refusalOf(call, body, mark)
      return refusal === null ? Effect.succeed(body) : Effect.fail(refusal)
    })

/** Reads an answer by its schema; fails with `MalformedAnswer` for another form. [E-175] */
export const decode =
  <T, I>(schema: Schema.Codec<T, I>, call: string) =>
  <E>(answer: Effect.Effect<unknown, E>): Effect.Effect<T, E | MalformedAnswer> =>
    Effect.flatMap(answer, (body) =>
      // The issue is kept without the values, which may be names and numbers. [E-177]
      Effect.mapError(Schema.decodeUnknownEffect(schema)(body), () => malformed(call, 'shape')),
    )
