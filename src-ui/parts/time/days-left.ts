import type { KstDate } from '#domain/time/calendar'
import { daysUntil } from '#domain/time/day-arithmetic'
import { serverTime } from '../services/signals.ts'

/** Returns the number of days until a day; null if the time is unknown. */
export const daysLeftUntil = (day: KstDate): number | null => {
  const moment = serverTime.peek()
  return moment === null ? null : daysUntil(day, moment)
}

/** True if a day is over; false on the day itself, and if the time is unknown. */
export const isPastDay = (day: KstDate): boolean => (daysLeftUntil(day) ?? 0) < 0
