import type { ReadonlySignal, Signal } from '@preact/signals-react'
import type { ServiceLocator } from '#app/kernel/token'
import { LANDING_CHANGED_KEY } from '#app/notice/landing-changes.port'
import { MaintenanceSchedule } from '#app/notice/maintenance-schedule'
import { isDraftFormRoute } from '#domain/pages/routes'
import type { Instant } from '#domain/time/calendar'
import { runEffect } from '#ui/parts/services/run-effect.ts'

/** The time of the page, and whether a maintenance window is known to be active; the latter is set here. */
type MaintenanceSignals = {
  readonly now: ReadonlySignal<Instant | null>
  readonly isMaintenanceActive: Signal<boolean>
}

/**
 * Follows maintenance, and returns an unsubscribe function. Loads the notices after every navigation, and at intervals
 * while a form or the maintenance page is shown. The code that warns and redirects is loaded only when a warning or a
 * redirect is due. [D3-36]
 */
export const followMaintenance = (
  container: ServiceLocator,
  { now, isMaintenanceActive }: MaintenanceSignals,
): (() => void) => {
  const maintenance = container.get(MaintenanceSchedule)
  let lastPath: string | null = null
  let enforce: ((path: string) => Promise<void>) | null = null

  const enforceOn = async (path: string) => {
    const { makeEnforceMaintenance } = await import('./enforce-maintenance.ts')
    enforce ??= makeEnforceMaintenance(now)
    await enforce(path)
  }
  const check = () => {
    const path = location.pathname
    const onMaintenancePage = path === '/coming-soon'
    const onForm = isDraftFormRoute(path)
    const isNewPath = path !== lastPath
    lastPath = path
    if (isNewPath || onMaintenancePage || onForm) {
      const refreshing = runEffect(maintenance.refresh(isNewPath ? 'navigation' : 'waiting'))
      if (isNewPath) void refreshing.then(checkAgain)
    }
    isMaintenanceActive.value = maintenance.isActive()
    // If the code cannot be loaded now, the next check loads it.
    if (onForm || isMaintenanceActive.value !== onMaintenancePage) enforceOn(path).catch(() => undefined)
  }
  /**
   * Checks the page again with the loaded notices. The main page does not say that applications are open before this
   * check. [D1-429]
   */
  const checkAgain = () => {
    check()
    document.documentElement.toggleAttribute('data-asked', !isMaintenanceActive.peek())
  }
  const controller = new AbortController()
  const { signal } = controller
  // A page that is restored from the browser's back/forward cache counts as a navigation.
  addEventListener('pageshow', () => (lastPath = null), { signal })
  addEventListener('storage', ({ key }) => key === LANDING_CHANGED_KEY && maintenance.forget(), { signal })
  const unsubscribe = now.subscribe(check)
  return () => {
    controller.abort()
    unsubscribe()
  }
}
