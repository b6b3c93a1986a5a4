import { Effect, Schema } from 'effect'
import type { Refused } from '#app/kernel/call.errors'
import { refusalOf } from './envelope.ts'

const WithStatus = Schema.Struct({ status: Schema.Union([Schema.Number, Schema.String]) })

/** A body status other than 200 is a refusal; a good answer without a body status agrees. [D2-39] [D2-41] */
export const agreed =
  (call: string) =>
  <E>(answer: Effect.Effect<unknown, E>): Effect.Effect<unknown, E | Refused> =>
    Effect.flatMap(answer, (body) => {
      const refusal = refusalOf(call, body, Schema.is(WithStatus)(body) ? '200' : 'not-false')
      return refusal === null ? Effect.succeed(body) : Effect.fail(refusal)
    })
