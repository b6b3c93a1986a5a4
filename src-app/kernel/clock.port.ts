import type { Instant, KstDate } from '#domain/kernel/calendar'
import { port } from '../token.ts'

/** The only source of time: the device's clock, corrected by the server's after the first answer. [D1-231] [E-215] */
export interface Clock {
  readonly now: () => Instant
  /** Returns the Korean calendar day, whatever the time zone of the device. [D1-228] */
  readonly today: () => KstDate
  /**
   * Counts detected changes of the device's clock and detected sleeps of the device. After each one the time is
   * uncertain until the server has sent it again. [D1-260]
   */
  readonly clockChanges: () => number
  /** Calls `listener` when an answer moves the clock by a second or more; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}
export const Clock = port<Clock>('Clock')
