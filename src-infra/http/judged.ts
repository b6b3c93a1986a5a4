import { Effect } from 'effect'
import type { CallError, Refused } from '#app/kernel/call.errors'
import { refusalOf } from './envelope.ts'

/** What a checking call answered: the body of a success, or a readable no. */
export type Judged = { readonly is: 'yes'; readonly body: unknown } | { readonly is: 'no'; readonly refusal: Refused }

/** HTTP statuses by which a server says no to what was entered; from 500 on it has failed itself. 401 is the session's. */
const isNo = ({ status }: Refused) =>
  status >= 400 && status < 500 && status !== 403 && status !== 408 && status !== 429

/**
 * For calls whose question is answered by body status 200 or by another one: a no is a value here, and a failed service
 * stays a failure.
 */
export const judged =
  (call: string) =>
  (answer: Effect.Effect<unknown, CallError>): Effect.Effect<Judged, CallError> =>
    answer.pipe(
      Effect.map((body): Judged => {
        const refusal = refusalOf(call, body)
        return refusal === null ? { is: 'yes', body } : { is: 'no', refusal }
      }),
      Effect.catchTag('Refused', (refusal) =>
        isNo(refusal) ? Effect.succeed<Judged>({ is: 'no', refusal }) : Effect.fail(refusal),
      ),
    )
