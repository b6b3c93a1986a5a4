import { Effect, type Fiber, type Result } from 'effect'

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
