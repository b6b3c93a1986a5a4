import { signal } from '@preact/signals-react'
import type { QueueGate, QueueWaiting } from '#app/admission/queue-gate.port'
import { dialogs } from '../../parts/dialog/dialogs.ts'
import { GENERAL } from '../../text/ko/general.ts'
import type { openWaitingRoom } from './waiting-room.tsx'

const waiting = signal<QueueWaiting | null>(null)

/**
 * Asks to reload the page, instead of a waiting room that cannot be loaded; closing the question stops the wait.
 * [E-207]
 */
const openStandIn: typeof openWaitingRoom = (_waiting, onClose) => {
  const ended = new AbortController()
  const words = {
    title: GENERAL['common.alertTitle'],
    text: GENERAL['common.screenFailed'],
    yes: GENERAL['common.reload'],
    no: GENERAL['common.close'],
  }
  void dialogs.confirm({ ...words, signal: ended.signal }).then((wanted) => {
    if (wanted) location.reload()
    onClose(ended.signal.aborted ? 'admitted' : 'stopped')
  })
  return () => ended.abort()
}

/**
 * Opens the waiting room during a wait; its code is loaded with the first wait. Closing it in any way stops the wait.
 * [P-197] [P-198]
 */
export const followQueue = (gate: QueueGate): (() => void) => {
  let close: (() => void) | null = null
  const open = async () => {
    // While the room is still loading, there is nothing to close.
    close = () => undefined
    const room = await import('./waiting-room.tsx').catch(() => ({ openWaitingRoom: openStandIn }))
    close = null
    // The person was admitted or left while the room was loading.
    if (waiting.peek() === null) return
    close = room.openWaitingRoom({ waiting }, (how) => {
      close = null
      if (how === 'stopped') gate.stop()
    })
  }
  const show = (state: QueueWaiting | null) => {
    waiting.value = state
    if (state === null) close?.()
    else if (close === null) void open()
  }
  show(gate.waiting())
  return gate.subscribe(show)
}
