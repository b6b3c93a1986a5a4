import { Effect } from 'effect'
import { QueueUnreachable } from '#app/admission/queue-gate.errors'
import type { Admission, QueueGate, QueueWaiting } from '#app/admission/queue-gate.port'
import type { SettingsSource } from '#app/kernel/settings.port'
import { isGated } from '#domain/admission/is-gated'

/** The work of an action that was admitted after so many milliseconds. */
export const workOf = <A, E>(
  use: Effect.Effect<A, E> | ((admission: Admission) => Effect.Effect<A, E>),
  waitedMs: number,
): Effect.Effect<A, E> => (Effect.isEffect(use) ? use : use({ waitedMs }))

/**
 * The gate, of which the code is loaded with the first action that passes through a queue. An action that passes through
 * none works at once. Where the code cannot be loaded, the queue is unreachable, and the next action tries again.
 */
export const makeQueueGateOnDemand = (settings: SettingsSource, load: () => Promise<QueueGate>): QueueGate => {
  const listeners = new Set<(waiting: QueueWaiting | null) => void>()
  let gate: QueueGate | null = null
  const loaded = Effect.tryPromise({
    try: async () => {
      const arrived = await load()
      if (gate !== null) return gate
      gate = arrived
      gate.subscribe((waiting) => {
        for (const listener of listeners) listener(waiting)
      })
      return gate
    },
    catch: (cause) => new QueueUnreachable({ cause }),
  })
  return {
    admitted: (action, use) =>
      Effect.suspend(() =>
        isGated(action, settings.read())
          ? Effect.flatMap(loaded, ({ admitted }) => admitted(action, use))
          : workOf(use, 0),
      ),
    waiting: () => gate?.waiting() ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => gate?.stop(),
  }
}
