import { Effect } from 'effect'
import { type CallError, Refused } from '#app/kernel/call.errors'

/** A refusal without a sentence and without a code of its own gets this code, for developers and logs. [D3-50] */
export const withDefaultCode =
  (errorCode: string) =>
  <A>(call: Effect.Effect<A, CallError>): Effect.Effect<A, CallError> =>
    Effect.mapError(call, (error) =>
      error._tag === 'Refused' && error.message === null && error.errorCode === null
        ? new Refused({ call: error.call, status: error.status, errorCode, message: null })
        : error,
    )
