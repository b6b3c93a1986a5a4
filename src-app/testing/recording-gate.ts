import { Effect } from 'effect'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { only } from './only.ts'

/** What a gate saw, in order: `enter act_9`, `leave act_9`. */
export type GateLog = string[]

/** A gate that admits at once, or refuses as told, and writes down who entered and left. */
export const recordingGate = (log: GateLog = [], refusal: QueueError | null = null): QueueGate =>
  only(QueueGate, {
    admitted: <A, E>(
      action: string,
      use: Effect.Effect<A, E> | ((admission: { readonly waitedMs: number }) => Effect.Effect<A, E>),
    ): Effect.Effect<A, E | QueueError> =>
      Effect.suspend((): Effect.Effect<A, E | QueueError> => {
        if (refusal !== null) return Effect.fail(refusal)
        log.push(`enter ${action}`)
        return Effect.ensuring(
          typeof use === 'function' ? use({ waitedMs: 0 }) : use,
          Effect.sync(() => void log.push(`leave ${action}`)),
        )
      }),
  })
