import { type Instant, kstDateOf } from '#domain/time/calendar'
import type { Clock } from '../kernel/clock.port.ts'

/**
 * Makes a clock that stands still until it is set. `find` reports that the device's clock was set to another instant.
 */
export const stoppedClock = (
  start: Instant,
): Clock & { readonly set: (instant: Instant) => void; readonly find: (instant: Instant) => void } => {
  let now = start
  let clockChanges = 0
  return {
    now: () => now,
    today: () => kstDateOf(now),
    clockChanges: () => clockChanges,
    subscribe: () => () => undefined,
    find: (instant) => {
      now = instant
      clockChanges += 1
    },
    set: (instant) => {
      now = instant
    },
  }
}
