import { kstDateOf, type Instant } from '#domain/kernel/calendar'
import type { Clock } from '#app/kernel/clock.port'

/** The clock with its adapter side: what the server's answers say of the time. */
export interface DeviceClock extends Clock {
  /**
   * Takes the `Date` header of an answer to a call that was sent at `sentAt` (of this clock). The header counts whole
   * seconds, so the clock moves only when the header cannot be true by it. [D1-231]
   */
  readonly follow: (dateHeader: string | null, sentAt: Instant) => void
}

const SECOND_MS = 1000

/** The device's clock, corrected by the server's. The only place that asks the device for the time. [D1-231] [E-215] */
export const makeDeviceClock = (deviceNow: () => Instant = () => Date.now()): DeviceClock => {
  let ahead = 0
  const listeners = new Set<() => void>()
  const now = () => deviceNow() + ahead
  return {
    now,
    today: () => kstDateOf(now()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: (dateHeader, sentAt) => {
      const second = Date.parse(dateHeader ?? '')
      if (Number.isNaN(second) || (sentAt < second + SECOND_MS && now() >= second)) return
      ahead += second + SECOND_MS / 2 - now()
      for (const listener of listeners) listener()
    },
  }
}
