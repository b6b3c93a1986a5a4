import { Effect } from 'effect'

/** Runs an effect that must fail, and returns its failure. Rejects if the effect succeeds. */
export const expectFailure = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => Effect.runPromise(Effect.flip(effect))
