import { Effect } from 'effect'
import { LANDING_CHANGED } from '#app/notice/popups.port'
import { Maintenance } from '#app/session/maintenance'
import type { Services } from '#app/token'
import { FORM_ROUTES } from '#domain/session/routes'
import { maintenanceActive, now } from '../signals.ts'

/**
 * Follows maintenance for as long as the page lives: asks the office after every navigation, and again on pages where
 * people stay; answers how to stop. The code that warns and leads away is loaded when it is needed.
 * [P-237] [P-238] [P-305] [P-317] [P-322] [D3-36] [D3-99]
 */
export const followMaintenance = (container: Services): (() => void) => {
  const maintenance = container.get(Maintenance)
  let seen: string | null = null
  let enforce: ((path: string) => Promise<void>) | null = null

  const enforceOn = async (path: string) => {
    const { makeEnforceMaintenance } = await import('./enforce-maintenance.ts')
    enforce ??= makeEnforceMaintenance()
    await enforce(path)
  }
  const check = () => {
    const path = location.pathname
    const onItsPage = path === '/coming-soon'
    const atForm = (FORM_ROUTES as readonly string[]).includes(path)
    const arrived = path !== seen
    seen = path
    if (arrived || onItsPage || atForm) {
      const asked = Effect.runPromise(maintenance.refresh(arrived ? 'arrival' : 'waiting'))
      if (arrived) void asked.then(check)
    }
    maintenanceActive.value = maintenance.isActive()
    // What cannot be loaded now is tried again with the next check.
    if (atForm || maintenanceActive.value !== onItsPage) enforceOn(path).catch(() => undefined)
  }
  const stopped = new AbortController()
  const { signal } = stopped
  // A page that the browser had kept and shows again counts as a new arrival.
  addEventListener('pageshow', () => (seen = null), { signal })
  addEventListener('storage', ({ key }) => key === LANDING_CHANGED && maintenance.forget(), { signal })
  const unsubscribe = now.subscribe(check)
  return () => {
    stopped.abort()
    unsubscribe()
  }
}
