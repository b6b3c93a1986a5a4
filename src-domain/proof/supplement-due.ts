import type { Instant, KstDate } from '../kernel/calendar.ts'
import { kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { valueOn } from '../programme/parameter.ts'
import { SUPPLEMENT_DAYS } from '../programme/parameters.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** 보완기한: the last day of a supplement, by the number of days that held on the day of the request. [A-275] [D2-112] */
export const supplementDueDay = (requestedAt: Instant): KstDate =>
  kstDateOf(requestedAt + valueOn(SUPPLEMENT_DAYS, kstDateOf(requestedAt)) * DAY_MS)

/** How many days are left until a Korean day: 0 on the day itself, below 0 once it is over. [D2-112] */
export const daysUntil = (day: KstDate, now: Instant): number =>
  Math.round((kstInstant(day) - kstInstant(kstDateOf(now))) / DAY_MS)
