import type { Effect } from 'effect'
import type { QueueAction } from '#domain/settings/queue-actions'
import { port } from '../kernel/token.ts'
import type { QueueError } from './queue-gate.errors.ts'

/**
 * The time in milliseconds that the person waited for admission. If the wait was long, browsers no longer allow the
 * admitted code to open a window. [D1-23]
 */
export type AdmissionWaitTime = { readonly waitedMs: number }

/** The state of the wait, for the waiting room; null while no action waits. [P-197] */
export type QueueWaitState = {
  /**
   * `queue`: people are ahead. `address`: too many requests came from this IP address, and a second ticket is
   * requested. [P-195]
   */
  readonly kind: 'queue' | 'address'
  readonly action: QueueAction
  readonly ahead: number
  /** The estimated wait in seconds, from the speed of the queue; null until the speed is known. */
  readonly estimateSeconds: number | null
  /** The completed share of the queue, from 0 to 1; never decreases. */
  readonly progress: number
  /** True if the connection is lost: the place is kept, and the last known position is shown. [D3-350] */
  readonly isConnectionLost?: true
}

export interface QueueGate {
  /**
   * Waits for admission, then runs `use` while it keeps the ticket. Gives the ticket back to the queue exactly once:
   * after success, failure or interruption, or when the page is left. [P-187] [P-200]
   */
  readonly admitted: <A, E>(
    action: QueueAction,
    use: (admission: AdmissionWaitTime) => Effect.Effect<A, E>,
  ) => Effect.Effect<A, E | QueueError>
  readonly waiting: () => QueueWaitState | null
  readonly subscribe: (listener: (waiting: QueueWaitState | null) => void) => () => void
  /**
   * Ends the visible wait: the waiting action fails with `QueueWaitStopped`. Does nothing if no action waits. [P-198]
   */
  readonly stop: () => void
}
export const QueueGate = port<QueueGate>('QueueGate')
