import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { ResultCallAnswer } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'

/** Makes port methods that log their calls: `calls` lists the names of the calls in order. */
export const makeCallRecorder = () => {
  const calls: string[] = []
  const call = <A, E>(name: string, answer: () => Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      calls.push(name)
      return answer()
    })
  return { calls, call }
}

/** Returns a function that returns the given values one after another, and then repeats the last one. */
export const valuesInTurn = <A>(values: readonly A[]) => {
  const remainingValues = [...values]
  return (): A => (remainingValues.length > 1 ? remainingValues.shift() : remainingValues[0]) as A
}

/** The result of reading an application, as a test gives it: the application, a failure, or the full answer. */
export type ApplicationReadOutcome = Application | CallError | Effect.Effect<ResultCallAnswer, CallError>

export const applicationAnswer = (read: ApplicationReadOutcome): Effect.Effect<ResultCallAnswer, CallError> => {
  if (read instanceof Error) return Effect.fail(read)
  return 'number' in read ? Effect.succeed({ is: 'found', application: read }) : read
}
