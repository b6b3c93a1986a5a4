import { useEffect } from 'react'
import { QueueGate } from '#app/admission/queue-gate.port'
import { followQueue } from '../admission/waiting-room.tsx'
import { LiveRegion } from '../design/LiveRegion.tsx'
import { ModalHolder } from '../design/ModalHolder.tsx'
import { Toast } from '../design/Toast.tsx'
import { services } from '../services.ts'
import { followSession } from '../session/session-signals.ts'

/** What accompanies every page once the container is there: session, countdown, waiting room. Fails quietly; a screen that
 * needs the container says so itself. */
const accompany = async () => {
  const container = await services()
  const [{ followCountdown }] = await Promise.all([import('../session/follow-countdown.ts'), followSession()])
  followQueue(container.get(QueueGate))
  followCountdown(container)
}

let accompanied = false

/** Dialogs, short notes and the live region of the page. */
const Companions = () => {
  useEffect(() => {
    if (accompanied) return
    accompanied = true
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => void accompany().catch(() => undefined))
  }, [])
  return (
    <>
      <ModalHolder />
      <Toast />
      <LiveRegion />
    </>
  )
}

export default Companions
