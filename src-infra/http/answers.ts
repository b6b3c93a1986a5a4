import { Effect, Schema } from 'effect'
import type { Refused, CallError, MalformedAnswer } from '#app/kernel/call.errors'
import { type Instant, type KstDate, kstDateOf, kstInstant } from '#domain/time/calendar'
import { parseDateDigits, parseInstant } from '#domain/time/written-dates'
import { refusalInBody, decodeAnswer } from './envelope.ts'
import { isMissingOrEmpty } from './wire-values.ts'

export const WireStatus = Schema.Union([Schema.Number, Schema.String])
const WithStatus = Schema.Struct({ status: WireStatus })

type CheckCallOutcome =
  | { readonly is: 'yes'; readonly body: unknown }
  | { readonly is: 'no'; readonly refusal: Refused }

/**
 * True if the server refuses the entries. (HTTP 401 does not arrive here, because it becomes `SessionEnded`. From 500
 * on, the server itself has failed.)
 */
const isNo = ({ status }: Refused) =>
  status >= 400 && status < 500 && status !== 403 && status !== 408 && status !== 429

/**
 * Maps the outcome of a call whose body must say in `status` whether the call succeeded. A refusal becomes a value; a
 * failed service stays a failure.
 */
export const toCheckCallOutcome =
  (call: string) =>
  (answer: Effect.Effect<unknown, CallError>): Effect.Effect<CheckCallOutcome, CallError> =>
    answer.pipe(
      Effect.tap((body) => decodeAnswer(WithStatus, call)(Effect.succeed(body))),
      Effect.map((body): CheckCallOutcome => {
        const refusal = refusalInBody(call, body)
        return refusal === null ? { is: 'yes', body } : { is: 'no', refusal }
      }),
      Effect.catchTag('Refused', (refusal) =>
        isNo(refusal) ? Effect.succeed<CheckCallOutcome>({ is: 'no', refusal }) : Effect.fail(refusal),
      ),
    )

/** The number of records that are decoded without a pause. They take a few milliseconds, even on a slow phone. */
const SLICE = 100

/**
 * Decodes the records of a list; the list may be missing. A long list is decoded in slices, between which the page can
 * react: a thousand proofs without a pause would block it for a tenth of a second. [E-175]
 */
export const decodeList =
  <T, I>(schema: Schema.Codec<T, I>, call: string) =>
  (list: readonly unknown[] | null | undefined): Effect.Effect<readonly T[], MalformedAnswer> =>
    Effect.gen(function* () {
      const records: T[] = []
      const slice = decodeAnswer(Schema.Array(schema), call)
      for (let start = 0; start < (list?.length ?? 0); start += SLICE) {
        if (start > 0) yield* Effect.yieldNow
        records.push(...(yield* slice(Effect.succeed(list?.slice(start, start + SLICE)))))
      }
      return records
    })

export const WireText = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.String, Schema.Number, Schema.Boolean])))
/** An id. Every record must have one. */
export const WireId = Schema.Union([Schema.String.check(Schema.isMinLength(1)), Schema.Number])
/** A number that may be missing, null, empty, or sent as a string with or without thousands separators. [P-264] */
export const WireAmount = Schema.optionalKey(
  Schema.NullOr(Schema.Union([Schema.Finite, Schema.String.check(Schema.isPattern(/^(-?[\d,]+(\.\d+)?)?$/))])),
)
export const WireList = <Item extends Schema.Top>(item: Item) => Schema.optionalKey(Schema.NullOr(Schema.Array(item)))

export type DecodedWire<S extends Schema.Top> = S['Type']
type TextValue = string | number | boolean | null | undefined

export const textOrNull = (value: TextValue): string | null => (isMissingOrEmpty(value) ? null : String(value))

/** Returns the instant of a `WireText`; for a day, its midnight in Korea. Returns null if it is unreadable. [P-235] */
export const instantOrNull = (value: TextValue): Instant | null => {
  const text = textOrNull(value) ?? ''
  const day = parseDateDigits(text)
  return parseInstant(text) ?? (day === null ? null : kstInstant(day))
}

/**
 * Returns the Korean day of a `WireText` in any notation, even of an instant; null if it is unreadable.
 */
export const dayOrNull = (value: TextValue): KstDate | null => {
  const instant = instantOrNull(value)
  return instant === null ? null : kstDateOf(instant)
}

export const amountOrNull = (value: string | number | null | undefined): number | null =>
  isMissingOrEmpty(value) ? null : Number(String(value).replaceAll(',', ''))
