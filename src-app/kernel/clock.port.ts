import type { Instant, KstDate } from '#domain/kernel/calendar'
import { port } from '../token.ts'

/** The only source of time. It follows the server's clock as soon as one answer has told it. [D1-231] [E-215] */
export interface Clock {
  readonly now: () => Instant
  /** The Korean calendar day, whatever the time zone of the device. [D1-228] */
  readonly today: () => KstDate
  /** Told whenever an answer of the server has moved the clock by a second or more. */
  readonly subscribe: (listener: () => void) => () => void
}
export const Clock = port<Clock>('Clock')
