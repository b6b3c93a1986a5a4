import type { Instant, KstDate } from '#domain/time/calendar'
import { port } from './token.ts'

/**
 * The only source of time: the device's clock, corrected by the clock of the server from the first answer on. [D1-231]
 * [E-215]
 */
export interface Clock {
  readonly now: () => Instant
  /** Returns the Korean calendar day, regardless of the device's time zone. [D1-228] */
  readonly today: () => KstDate
  /**
   * Returns the number of detected changes of the device's clock and of detected sleeps of the device. After each of
   * them the time is uncertain until the server sends it again. [D1-260]
   */
  readonly clockChanges: () => number
  /**
   * Calls `listener` when an answer of the server moves the clock by half a second or more; returns an unsubscribe
   * function.
   */
  readonly subscribe: (listener: () => void) => () => void
}
export const Clock = port<Clock>('Clock')
