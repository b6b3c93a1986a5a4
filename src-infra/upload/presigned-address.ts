import { Effect, Schema } from 'effect'
import type { CallError } from '#app/kernel/call.errors'
import { Refused } from '#app/kernel/call.errors'
import { decode, succeeded } from '../http/envelope.ts'
import type { CallOptions, Http } from '../http/http.ts'
import { isFetchable } from './fetchable.ts'

const Answer = Schema.Struct({ data: Schema.optionalKey(Schema.NullOr(Schema.String)) })

/** Asks for the address at which a stored file can be fetched for a while, by its path and without a body. [E-039] [P-182] */
export const presignedAddress = (
  http: Http,
  call: string,
  filePath: string,
  options: Pick<CallOptions, 'unauthorized'> = {},
): Effect.Effect<string, CallError> =>
  http.post(call, { ...options, query: { filePath } }).pipe(
    succeeded(call, 'not-false'),
    decode(Answer, call),
    Effect.flatMap(({ data }) =>
      typeof data === 'string' && isFetchable(data)
        ? Effect.succeed(data)
        : Effect.fail(new Refused({ call, status: 200, errorCode: null, message: null })),
    ),
  )
