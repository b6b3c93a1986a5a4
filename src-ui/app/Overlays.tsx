import { useEffect, useRef } from 'react'
import { QueueGate } from '#app/admission/queue-gate.port'
import { ROUTE_FLAGS, isRoute } from '#domain/pages/routes'
import { DialogHolder } from '../parts/dialog/DialogHolder.tsx'
import { LiveRegion, Toast } from '../parts/dialog/LiveRegion.tsx'
import { whenIdle } from '../parts/page/LazyParts.tsx'
import { loadStartupServices, loadServices } from '../parts/services/services.ts'
import { isMaintenanceActive, serverTime } from '../parts/services/signals.ts'
import { followSession, sessionSecondsLeft } from '../parts/session/session-signals.ts'
import { followQueue } from '../screens/admission/follow-queue.ts'
import { followMaintenance } from '../screens/notice/follow-maintenance.ts'

/**
 * Starts the background services of every page: session, waiting room, maintenance and, if there is a session, its
 * countdown. A failure is reported but not shown, because screens that need the container show the failure themselves.
 */
const startBackgroundServices = async () => {
  const container = await loadStartupServices()
  await followSession()
  followQueue(container.get(QueueGate))
  followMaintenance(container, { now: serverTime, isMaintenanceActive })
  // A page without a session needs no countdown.
  await new Promise<void>((resolve) => sessionSecondsLeft.subscribe((seconds) => seconds !== null && resolve()))
  const [{ followCountdown }, every] = await Promise.all([import('./frame/follow-countdown.ts'), loadServices()])
  followCountdown(every)
}

/**
 * True for the path of a window to which a certification provider redirects. Such a window has only a copy of the
 * session, so it must not run the countdown. [E-014]
 */
const isBare = (path: string): boolean => path.startsWith('/kmc-result/') || (isRoute(path) && !ROUTE_FLAGS[path].frame)

const Overlays = () => {
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current || isBare(location.pathname)) return
    hasStarted.current = true
    void whenIdle()
      .then(startBackgroundServices)
      .catch((error: unknown) => dispatchEvent(new ErrorEvent('caughterror', { error })))
  }, [])
  return (
    <>
      <DialogHolder />
      <Toast />
      <LiveRegion />
    </>
  )
}

export default Overlays
