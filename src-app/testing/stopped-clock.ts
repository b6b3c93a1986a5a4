import { type Instant, kstDateOf } from '#domain/kernel/calendar'
import type { Clock } from '../kernel/clock.port.ts'

/** A clock that shows one moment until it is set. */
export const stoppedClock = (start: Instant): Clock & { readonly set: (instant: Instant) => void } => {
  let now = start
  return {
    now: () => now,
    today: () => kstDateOf(now),
    subscribe: () => () => undefined,
    set: (instant) => {
      now = instant
    },
  }
}
