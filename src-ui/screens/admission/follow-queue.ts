import { signal } from '@preact/signals-react'
import type { QueueGate, QueueWaitState } from '#app/admission/queue-gate.port'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import type { openWaitingRoom } from './waiting-room.tsx'

/**
 * Asks the person to reload the page. This question replaces a waiting room whose code cannot be loaded. If the
 * question is closed, the wait stops. [E-207]
 */
const openStandIn: typeof openWaitingRoom = (_waiting, onClose) => {
  const controller = new AbortController()
  const words = {
    title: EVERY_PAGE_TEXTS['common.alertTitle'],
    text: EVERY_PAGE_TEXTS['common.screenFailed'],
    yes: EVERY_PAGE_TEXTS['common.reload'],
    no: EVERY_PAGE_TEXTS['common.close'],
  }
  void dialogs.confirm({ ...words, signal: controller.signal }).then((wantsReload) => {
    if (wantsReload) location.reload()
    onClose(controller.signal.aborted ? 'ended' : 'stopped')
  })
  return () => controller.abort()
}

/**
 * Opens the waiting room during a wait, and closes it when the wait ends. The code of the waiting room is loaded with
 * the first wait. If the person closes the waiting room, the wait stops. [P-197] [P-198]
 */
export const followQueue = (gate: QueueGate): (() => void) => {
  const waiting = signal<QueueWaitState | null>(null)
  let close: (() => void) | null = null
  const open = async () => {
    // While the waiting room is loading, there is nothing to close.
    close = () => undefined
    const room = await import('./waiting-room.tsx').catch(() => ({ openWaitingRoom: openStandIn }))
    close = null
    // The wait ended while the waiting room was loading, so the waiting room does not open.
    if (waiting.peek() === null) return
    close = room.openWaitingRoom({ waiting }, (reason) => {
      close = null
      if (reason === 'stopped') gate.stop()
    })
  }
  const show = (state: QueueWaitState | null) => {
    waiting.value = state
    if (state === null) close?.()
    else if (close === null) void open()
  }
  show(gate.waiting())
  return gate.subscribe(show)
}
