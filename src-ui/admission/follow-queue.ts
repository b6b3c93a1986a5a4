import { signal } from '@preact/signals-react'
import type { QueueGate, QueueWaiting } from '#app/admission/queue-gate.port'

const waiting = signal<QueueWaiting | null>(null)

/**
 * Opens the waiting room while somebody waits; it is loaded with the first who does. Leaving it by any way is the stop
 * button. [P-197] [P-198]
 */
export const followQueue = (gate: QueueGate): (() => void) => {
  let close: (() => void) | null = null
  let opening = false
  const open = async () => {
    opening = true
    const room = await import('./waiting-room.tsx').catch(() => null)
    opening = false
    // Admitted, or gone, while the room was on its way.
    if (room === null || waiting.peek() === null || close !== null) return
    close = room.openWaitingRoom({ waiting }, (how) => {
      close = null
      if (how === 'stopped') gate.stop()
    })
  }
  const show = (state: QueueWaiting | null) => {
    waiting.value = state
    if (state === null) close?.()
    else if (close === null && !opening) void open()
  }
  show(gate.waiting())
  return gate.subscribe(show)
}
