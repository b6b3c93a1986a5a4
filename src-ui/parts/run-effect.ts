import { Cause, Effect, Exit, type Fiber, Option, type Result } from 'effect'

/**
 * Runs an effect whose state no screen shows; an effect whose state a screen shows is run by `parts/task`. The type
 * requires that the caller has handled the failures. A defect rejects the promise, and is reported as a failure of the
 * page.
 */
export const runEffect = <A>(effect: Effect.Effect<A>, options?: { readonly signal: AbortSignal }): Promise<A> =>
  Effect.runPromise(effect, options)

export const runToResult = <A, E>(effect: Effect.Effect<A, E>): Promise<Result.Result<A, E>> =>
  Effect.runPromise(Effect.result(effect))

export const startEffect = <A>(effect: Effect.Effect<A>): Fiber.Fiber<A> => Effect.runFork(effect)

/** How an effect ended. `defect`: an error that nothing foresaw, which is reported as a failure of the page. */
type Ending<A, E> =
  | { readonly is: 'done'; readonly value: A }
  | { readonly is: 'failed'; readonly error: E }
  | { readonly is: 'interrupted' }
  | { readonly is: 'defect' }

/** Returns how an effect ended. Reports a defect. */
export const readExit = <A, E>(exit: Exit.Exit<A, E>): Ending<A, E> => {
  if (Exit.isSuccess(exit)) return { is: 'done', value: exit.value }
  if (Cause.hasInterruptsOnly(exit.cause)) return { is: 'interrupted' }
  const failure = Exit.findErrorOption(exit)
  if (Option.isSome(failure)) return { is: 'failed', error: failure.value }
  for (const defect of Cause.prettyErrors(exit.cause)) globalThis.reportError(defect)
  return { is: 'defect' }
}
