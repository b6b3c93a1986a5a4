import { type RouteOutcome, EnterRoute } from '#app/pages/enter-route'
import { RefreshCountdownOnPageOpen } from '#app/session/refresh-countdown'
import { isRoute } from '#domain/pages/routes'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { readNavigationOrigin } from '#ui/parts/session/navigation-origin.ts'
import { followSession } from '#ui/parts/session/session-signals.ts'

/**
 * Runs the guards of a URL. If they admit the visitor, refreshes the countdown without waiting for the answer, and
 * shows the end of the session if it is over. [E-141] [E-156]
 */
export const runRouteGuards = async (path: string): Promise<RouteOutcome> => {
  const container = await loadServices()
  await followSession()
  const entry = await runEffect(container.get(EnterRoute)(path, readNavigationOrigin()))
  if (entry.go === 'on' && isRoute(path)) {
    void runEffect(container.get(RefreshCountdownOnPageOpen)(path)).then(async (endedSession) => {
      if (endedSession === null) return
      const { showSessionExpired } = await import('#ui/parts/session/end-session.tsx')
      await showSessionExpired(endedSession)
    })
  }
  return entry
}
