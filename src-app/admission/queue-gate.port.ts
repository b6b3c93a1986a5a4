import type { Effect } from 'effect'
import type { QueueAction } from '#domain/admission/queue'
import { port } from '../token.ts'
import type { QueueError } from './queue-gate.errors.ts'

/** What the work learns of its admission. After a long `waitedMs` browsers no longer allow it to open a window. [D1-23] */
export type Admission = { readonly waitedMs: number }

/** The state of the wait, for the waiting room; null when no work waits. [P-197] */
export type QueueWaiting = {
  /** `queue`: people are ahead. `address`: too many requests came from this address, a second ticket follows. [P-195] */
  readonly kind: 'queue' | 'address'
  readonly action: QueueAction
  readonly ahead: number
  /** Estimated seconds from the pace of the queue; null while no pace is known. */
  readonly estimateSeconds: number | null
  /** The part of the line that is passed, from 0 to 1; never falls. */
  readonly progress: number
}

export interface QueueGate {
  /**
   * Waits for admission and holds the place while `use` runs; gives it back exactly once, on success, failure,
   * interruption and when the page is left. [P-187] [P-200]
   */
  readonly admitted: <A, E>(
    action: QueueAction,
    use: Effect.Effect<A, E> | ((admission: Admission) => Effect.Effect<A, E>),
  ) => Effect.Effect<A, E | QueueError>
  readonly waiting: () => QueueWaiting | null
  readonly subscribe: (listener: (waiting: QueueWaiting | null) => void) => () => void
  /** Ends the waiting that is shown, which fails with `QueueStopped`. Without one it does nothing. [P-198] */
  readonly stop: () => void
}
export const QueueGate = port<QueueGate>('QueueGate')
