import { Effect } from 'effect'
import type { QueueWaitState } from '#app/admission/queue-gate.port'
import { addressBlockCountdownAt, QUEUE_PARAMETERS } from '#domain/admission/queue'
import type { QueueAction } from '#domain/settings/queue-actions'
import { type QueueReply, queueReplyNumberOrZero } from './queue-protocol-netfunnel.ts'

const ADDRESS_COUNT_MS = QUEUE_PARAMETERS.addressBlockMs / QUEUE_PARAMETERS.addressBlockCounts

/** The number of people ahead and the time when a wait began. The remaining wait is estimated from them. */
export type QueueWaitStart = { readonly ahead: number; readonly startedAt: number }

/** Makes the wait that the waiting room shows, and calls its listeners after each change. [P-197] [P-316] */
export const makeShownQueueWait = (elapsed: () => number) => {
  const listeners = new Set<(waiting: QueueWaitState | null) => void>()
  let shownState: QueueWaitState | null = null
  const show = (waiting: QueueWaitState | null) => {
    shownState = waiting
    for (const listener of listeners) listener(waiting)
  }

  const showLine = (action: QueueAction, ticket: QueueReply, start: QueueWaitStart) => {
    const ahead = queueReplyNumberOrZero(ticket, 'nwait')
    const seconds = (elapsed() - start.startedAt) / 1000
    const pace = queueReplyNumberOrZero(ticket, 'tps') || (seconds > 0 ? Math.max(0, start.ahead - ahead) / seconds : 0)
    const progress = start.ahead > 0 ? Math.max(0, 1 - ahead / start.ahead) : 0
    show({
      kind: 'queue',
      action,
      ahead,
      estimateSeconds: pace > 0 ? Math.ceil(ahead / pace) : null,
      progress: Math.max(progress, shownState?.kind === 'queue' ? shownState.progress : 0),
    })
  }

  /** Shows the countdown of a blocked IP address, and completes when the block is over. [P-195] */
  const waitUntilUnblocked = (action: QueueAction) =>
    Effect.gen(function* () {
      const from = elapsed()
      for (;;) {
        const count = addressBlockCountdownAt(elapsed() - from)
        const progress = 1 - count / QUEUE_PARAMETERS.addressBlockCounts
        show({
          kind: 'address',
          action,
          ahead: count,
          estimateSeconds: Math.ceil((count * ADDRESS_COUNT_MS) / 1000),
          progress,
        })
        if (count === 0) return
        yield* Effect.sleep(ADDRESS_COUNT_MS)
      }
    })

  return {
    waiting: () => shownState,
    subscribe: (listener: (waiting: QueueWaitState | null) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    showLine,
    showConnectionLost: () => {
      if (shownState !== null) show({ ...shownState, isConnectionLost: true })
    },
    waitUntilUnblocked,
    clear: () => show(null),
  } as const
}
