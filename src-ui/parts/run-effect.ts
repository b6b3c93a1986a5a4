import { Effect, type Fiber, type Result } from 'effect'

/**
 * For an effect whose state no screen shows (`parts/task` runs the others). The type requires that its failures were
 * handled. A defect rejects the promise, and is reported as a failure of the page.
 */
export const runEffect = <A>(effect: Effect.Effect<A>, options?: { readonly signal: AbortSignal }): Promise<A> =>
  Effect.runPromise(effect, options)

export const runToResult = <A, E>(effect: Effect.Effect<A, E>): Promise<Result.Result<A, E>> =>
  Effect.runPromise(Effect.result(effect))

export const startEffect = <A>(effect: Effect.Effect<A>): Fiber.Fiber<A> => Effect.runFork(effect)
