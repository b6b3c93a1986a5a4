import { Effect } from 'effect'
import { NoAnswer } from '#app/kernel/call.errors'
import type { Transfer } from './transfer.ts'

/** Moves file bytes by a part of the programme that comes with the first of them: the main page has none to move. [P-304] */
export const laterTransfer: Transfer = (request) =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => import('./transfer.ts'),
      catch: (cause) => new NoAnswer({ call: request.call, cause }),
    }),
    ({ transfer }) => transfer(request),
  )
