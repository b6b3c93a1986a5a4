import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { ApplicationAnswer } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'

/** Makes the answers of ports: `calls` has the name of each call that ran, in order. */
export const recordedCalls = () => {
  const calls: string[] = []
  const call = <A, E>(name: string, answer: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      calls.push(name)
      return answer()
    })
  return { calls, call }
}

/** Returns each value once, in order, and the last one for every later call. */
export const inTurn = <A>(values: readonly A[]) => {
  const left = [...values]
  return (): A => (left.length > 1 ? left.shift() : left[0]) as A
}

/** An application as a test names the answer to its reading: itself, a failure, or the whole answer. */
export type ReadApplication = Application | CallError | Effect.Effect<ApplicationAnswer, CallError>

/** The answer to one reading of an application. */
export const applicationAnswer = (read: ReadApplication): Effect.Effect<ApplicationAnswer, CallError> => {
  if (read instanceof Error) return Effect.fail(read)
  return 'number' in read ? Effect.succeed({ is: 'found', application: read }) : read
}
