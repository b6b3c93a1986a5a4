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
/** The two clocks of a device run apart by a fraction of this in an hour; more at once is a clock that was set. [D1-260] */
const SET_MS = 2000

/**
 * The device's clock, corrected by the server's. The only place that asks the device for the time. [D1-231] [E-215]
 *
 * `deviceNow` is the clock that people set; `elapsed` counts milliseconds and cannot be set. Where the first goes back
 * against the second, it was set, and the time goes on as if it had not been. Where it goes forward, it was set or the
 * device slept, during which the second may stand: the time follows it until an answer tells the true one. [D1-260]
 */
export const makeDeviceClock = (
  deviceNow: () => Instant = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): DeviceClock => {
  let ahead = 0
  let apart = deviceNow() - elapsed()
  let timesSet = 0
  const listeners = new Set<() => void>()
  const now = () => {
    const device = deviceNow()
    const moved = device - elapsed() - apart
    if (Math.abs(moved) >= SET_MS) {
      apart += moved
      timesSet += 1
      if (moved < 0) ahead -= moved
    }
    return device + ahead
  }
  return {
    now,
    today: () => kstDateOf(now()),
    timesSet: () => {
      now()
      return timesSet
    },
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
