import { Effect, Schema } from 'effect'
import type { MalformedAnswer } from '#app/kernel/call.errors'
import { decode } from './envelope.ts'

/** So many records are read in a few milliseconds, also on a slow phone. */
const SLICE = 100

/**
 * Reads the records of a list, which may be absent, by their schema. A long list is read in slices, and between them the
 * page can answer a finger: a thousand proofs in one go would hold it up for a tenth of a second. [E-175]
 */
export const decodeList =
  <T, I>(schema: Schema.Codec<T, I>, call: string) =>
  (list: readonly unknown[] | null | undefined): Effect.Effect<readonly T[], MalformedAnswer> =>
    Effect.gen(function* () {
      const records: T[] = []
      const slice = decode(Schema.Array(schema), call)
      for (let at = 0; at < (list?.length ?? 0); at += SLICE) {
        if (at > 0) yield* Effect.yieldNow
        records.push(...(yield* slice(Effect.succeed(list?.slice(at, at + SLICE)))))
      }
      return records
    })
