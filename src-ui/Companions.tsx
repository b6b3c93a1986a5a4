import { useEffect, useRef } from 'react'
import { QueueGate } from '#app/admission/queue-gate.port'
import { ROUTE_FLAGS, isRoute } from '#domain/session/routes'
import { followQueue } from './admission/follow-queue.ts'
import { LiveRegion, Toast } from './design/announcer.tsx'
import { ModalHolder } from './design/ModalHolder.tsx'
import { followMaintenance } from './notice/follow-maintenance.ts'
import { firstServices, services } from './services.ts'
import { followSession, secondsLeft } from './session/session-signals.ts'
import { whenIdle } from './shell/lazy-parts.tsx'

/** What accompanies every page once the container is there: session, countdown, waiting room, maintenance. Fails quietly; a
 * screen that needs the container says so itself. */
const accompany = async () => {
  const container = await firstServices()
  await followSession()
  followQueue(container.get(QueueGate))
  followMaintenance(container)
  // No session, no countdown: a page without one needs nothing of it.
  await new Promise<void>((resolve) => secondsLeft.subscribe((left) => left !== null && resolve()))
  const [{ followCountdown }, every] = await Promise.all([import('./session/follow-countdown.ts'), services()])
  followCountdown(every)
}

/** Windows that a provider returns to: they start with a copy of the session and must not count it down. [E-014] */
const isBare = (path: string): boolean => path.startsWith('/kmc-result/') || (isRoute(path) && !ROUTE_FLAGS[path].frame)

/** Dialogs, short notes and the live region of the page. */
const Companions = () => {
  const started = useRef(false)
  useEffect(() => {
    if (started.current || isBare(location.pathname)) return
    started.current = true
    void whenIdle()
      .then(accompany)
      .catch(() => undefined)
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
