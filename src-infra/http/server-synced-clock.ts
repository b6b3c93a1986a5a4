import type { Clock } from '#app/kernel/clock.port'
import { kstDateOf, type Instant } from '#domain/time/calendar'

export interface ServerSyncedClock extends Clock {
  /**
   * Corrects the clock from the `Date` header of an answer. The call was sent at `sentAt`, in the time of this clock.
   * The header has whole seconds, so the clock changes only if its time cannot be right. [D1-231]
   */
  readonly adjust: (dateHeader: string | null, sentAt: Instant) => void
}

const SECOND_MS = 1000
/**
 * If the two clocks of a device differ by more than this, in milliseconds, one clock was set. The normal drift of an
 * hour is much smaller. [D1-260]
 */
const SET_MS = 2000

/**
 * Makes the clock of the device, corrected by the clock of the server; no other code reads the time of the device.
 * People can set the clock of `deviceNow`; `elapsed` counts milliseconds and cannot be set. If `deviceNow` falls behind
 * `elapsed`, it was set back: the time continues unchanged. If `deviceNow` jumps ahead, it was set, or the device slept
 * and `elapsed` may have stopped: the time follows `deviceNow` until an answer corrects it. [D1-231] [D1-260]
 */
export const makeServerSyncedClock = (
  deviceNow: () => Instant = () => Date.now(),
  elapsed: () => number = () => performance.now(),
): ServerSyncedClock => {
  let ahead = 0
  let apart = deviceNow() - elapsed()
  let clockChanges = 0
  const listeners = new Set<() => void>()
  const now = () => {
    const device = deviceNow()
    const clockShift = device - elapsed() - apart
    if (Math.abs(clockShift) >= SET_MS) {
      apart += clockShift
      clockChanges += 1
      if (clockShift < 0) ahead -= clockShift
    }
    return device + ahead
  }
  return {
    now,
    today: () => kstDateOf(now()),
    clockChanges: () => {
      now()
      return clockChanges
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    adjust: (dateHeader, sentAt) => {
      const second = Date.parse(dateHeader ?? '')
      if (Number.isNaN(second) || (sentAt < second + SECOND_MS && now() >= second)) return
      ahead += second + SECOND_MS / 2 - now()
      for (const listener of listeners) listener()
    },
  }
}
