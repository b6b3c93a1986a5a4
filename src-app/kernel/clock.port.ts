import type { Instant, KstDate } from '#domain/kernel/calendar'
import { port } from '../token.ts'

/** The only source of time: the device's clock, corrected by the server's from the first answer on. [D1-231] [E-215] */
export interface Clock {
  readonly now: () => Instant
  /** The Korean calendar day, whatever the time zone of the device. [D1-228] */
  readonly today: () => KstDate
  /**
   * How often the device's own clock was found set back or forward, or a sleep of the device found. The time is then
   * uncertain until the server was asked. [D1-260]
   */
  readonly timesSet: () => number
  /** Calls `listener` whenever an answer has moved the clock by a second or more; returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}
export const Clock = port<Clock>('Clock')
