import { Effect } from 'effect'
import { LANDING_CHANGED } from '#app/notice/popups.port'
import { Maintenance } from '#app/session/maintenance'
import type { Services } from '#app/token'
import { FORM_ROUTES } from '#domain/session/routes'
import { closed, now } from '../signals.ts'

/**
 * Watches over maintenance for as long as the page lives: asks the office after every navigation, and again on pages where
 * people stay; answers how to stop. What follows from it (sent away, sent home, told) is loaded when it is needed. Nobody waits for any of it.
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
  const look = () => {
    const path = location.pathname
    const onItsPage = path === '/coming-soon'
    const atForm = (FORM_ROUTES as readonly string[]).includes(path)
    const arrived = path !== seen
    seen = path
    if (arrived || onItsPage || atForm) {
      const asked = Effect.runPromise(maintenance.refresh(arrived ? 'arrival' : 'waiting'))
      if (arrived) void asked.then(look)
    }
    closed.value = maintenance.isActive()
    // What cannot be loaded now is tried again with the next look.
    if (atForm || closed.value !== onItsPage) enforceOn(path).catch(() => undefined)
  }
  // A page that the browser had kept and shows again is come to anew.
  addEventListener('pageshow', () => (seen = null))
  addEventListener('storage', ({ key }) => key === LANDING_CHANGED && maintenance.forget())
  return now.subscribe(look)
}
