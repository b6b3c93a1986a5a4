import { Effect } from 'effect'
import { NoAnswer } from '#app/kernel/call.errors'
import type { Transfer } from './transfer.ts'

/** Loads the code for transfers when the first transfer starts, because the main page transfers no file. [P-304] */
export const lazyTransfer: Transfer = (request) =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => import('./transfer.ts'),
      catch: (cause) => new NoAnswer({ call: request.call, cause }),
    }),
    ({ transferBytes }) => transferBytes(request),
  )
