import type { Instant, KstDate } from '../kernel/calendar.ts'
import { kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { PROGRAMME } from '../programme.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The last day of a supplement that was requested then. [A-275] [D2-112] */
export const supplementDueDay = (requestedAt: Instant): KstDate =>
  kstDateOf(requestedAt + PROGRAMME.supplementDays * DAY_MS)

/** How many days are left until a Korean day: 0 on the day itself, below 0 once it is over. [D2-112] */
export const daysUntil = (day: KstDate, now: Instant): number =>
  Math.round((kstInstant(day) - kstInstant(kstDateOf(now))) / DAY_MS)
