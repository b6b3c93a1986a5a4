import type { KstDate } from '#domain/kernel/calendar'
import { readDate } from '#domain/notice/read-date'
import { daysUntil, supplementDueDay } from '#domain/proof/supplement'
import { fill } from '../text/fill.ts'
import { RESULT as T } from '../text/ko/result.ts'
import { now } from '../signals.ts'

/** The last day of a supplement, counted from the day on which it was asked for, which is when the paper last changed. [D2-112] */
export const dueDayOf = (sentBackAt: string | null): KstDate | null => {
  const requestedAt = readDate(sentBackAt ?? '')
  return requestedAt === null ? null : supplementDueDay(requestedAt)
}

/** How many days are left; null while nobody knows what day it is. */
const daysLeft = (day: KstDate): number | null => {
  const moment = now.peek()
  return moment === null ? null : daysUntil(day, moment)
}

/** A day with the days that are left until it. [D2-112] */
export const dueWords = (day: KstDate): string => {
  const left = daysLeft(day) ?? -1
  if (left < 0) return day
  return left === 0 ? fill(T['result.dueToday'], { date: day }) : fill(T['result.daysLeft'], { date: day, n: left })
}

export const isPast = (day: KstDate): boolean => (daysLeft(day) ?? 0) < 0
