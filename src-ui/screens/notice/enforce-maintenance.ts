import type { ReadonlySignal } from '@preact/signals-react'
import { navigate } from 'wouter/use-browser-location'
import { singleFlight } from '#app/kernel/single-flight'
import type { ServiceLocator } from '#app/kernel/token'
import { WatchMaintenance } from '#app/notice/watch-maintenance'
import { formatPeriodEnds } from '#domain/notice/landing-time'
import { MAINTENANCE_TIMINGS_MS } from '#domain/notice/limits'
import { isDraftFormRoute } from '#domain/pages/routes'
import type { Instant } from '#domain/time/calendar'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { readNavigationOrigin } from '#ui/parts/session/navigation-origin.ts'
import { runningActions } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { MAINTENANCE_WORDS as T } from '#ui/text/ko/notice/maintenance.ts'

/** Warns on a page with a form, if a maintenance window begins within ten minutes. Warns exactly once. [P-317] */
const warn = async (container: ServiceLocator): Promise<void> => {
  const upcoming = await runEffect(container.get(WatchMaintenance).takeUpcoming())
  if (upcoming === null) return
  const period = formatPeriodEnds(upcoming.from, upcoming.until)
  await dialogs.alert({ title: T['cs.title'], text: fill(T['maintenance.soon'], period) })
}

/**
 * Returns a function that checks the current page: it warns of maintenance on a page with a form, and leaves a page
 * that is closed. Only one check runs at a time.
 */
export const makeEnforceMaintenance = (now: ReadonlySignal<Instant | null>) => {
  let sentAt: Instant | null = null

  /**
   * True if a dialog is open shortly after a request has ended, because the dialog may show the result of the request.
   */
  const isReading = (): boolean => {
    const age = sentAt === null ? -1 : (now.peek() ?? 0) - sentAt
    return dialogs.active.peek() !== null && age >= 0 && age < MAINTENANCE_TIMINGS_MS.reading
  }

  /**
   * Opens the maintenance page in place of a page that is closed. When the maintenance window is over, opens the main
   * page in place of the maintenance page. Asks no question before. [P-237] [P-305]
   */
  const redirect = async (container: ServiceLocator, path: string): Promise<void> => {
    const target = await runEffect(container.get(WatchMaintenance).redirectFrom(path, readNavigationOrigin()))
    if (target === null || path !== location.pathname || runningActions.size > 0 || isReading()) return
    dialogs.discardAll()
    navigate(target, { replace: true })
  }

  const enforcement = singleFlight(async (path: string) => {
    const container = await loadServices()
    if (isDraftFormRoute(path)) void warn(container)
    await redirect(container, path)
  })

  return async (path: string): Promise<void> => {
    if (runningActions.size > 0) sentAt = now.peek()
    if (enforcement.current() === null) await enforcement.run(path)
  }
}
