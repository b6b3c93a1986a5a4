import { Effect } from 'effect'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { fakePort } from './fake-port.ts'

/** The log of a gate, in order: `enter act_9`, `leave act_9`. */
export type GateLog = string[]

type Refusal = QueueError | null | undefined

/**
 * Makes a queue gate that admits every action immediately, or fails with the current refusal. Logs `enter` before an
 * admitted action and `leave` after it.
 */
export const makeRecordingGate = (
  log: GateLog = [],
  refusal: Refusal | (() => Refusal) = null,
  waitedMs = 0,
): QueueGate =>
  fakePort(QueueGate, {
    admitted: <A, E>(
      action: string,
      use: (admission: { readonly waitedMs: number }) => Effect.Effect<A, E>,
    ): Effect.Effect<A, E | QueueError> =>
      Effect.suspend((): Effect.Effect<A, E | QueueError> => {
        const error = typeof refusal === 'function' ? refusal() : refusal
        if (error) return Effect.fail(error)
        log.push(`enter ${action}`)
        return Effect.ensuring(
          use({ waitedMs }),
          Effect.sync(() => void log.push(`leave ${action}`)),
        )
      }),
  })
