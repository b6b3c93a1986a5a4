import { Effect } from 'effect'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import type { Settings } from '#domain/settings/settings'
import type { Instant } from '#domain/time/calendar'
import type { CallError } from '../kernel/call.errors.ts'
import { MaintenanceSchedule } from '../notice/maintenance-schedule.ts'
import { settingsSourceWith } from './chosen-settings.ts'
import { stoppedClock } from './stopped-clock.ts'

/**
 * Makes a back end with landing notices, the maintenance state of a page, and the clock. `set` changes the answer of
 * the back end.
 */
export const aMaintenanceWorld = (
  now: Instant,
  answer: readonly LandingNotice[] | CallError,
  changedSettings: Partial<Settings> = {},
) => {
  let set = answer
  const clock = stoppedClock(now)
  const settings = settingsSourceWith({ allowedAddresses: ['192.0.2.1'], ...changedSettings })
  const calls: Instant[] = []
  const maintenance = MaintenanceSchedule.make({
    landings: {
      read: () =>
        Effect.suspend(() => {
          calls.push(clock.now())
          return set instanceof Error ? Effect.fail(set) : Effect.succeed(set)
        }),
    },
    clock,
    settings,
  })
  return {
    maintenance,
    clock,
    settings,
    calls,
    set: (next: readonly LandingNotice[] | CallError) => {
      set = next
    },
    ask: (reason: 'navigation' | 'waiting' = 'navigation') => Effect.runPromise(maintenance.refresh(reason)),
  }
}
