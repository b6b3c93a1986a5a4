import { type KstDate, kstDateOf } from '#domain/time/calendar'
import { formatDayWithYearIfDifferent } from '#domain/time/written-dates'
import { serverTime } from '../services/signals.ts'

/** Returns a day as text for a sentence: `11월 24일(화)`. A day of another year has the year in front. */
export const formatDayInSentence = (date: KstDate): string => {
  const moment = serverTime.peek()
  return formatDayWithYearIfDifferent(moment === null ? null : kstDateOf(moment), date)
}
