import { HELP_DESK_HOURS } from '../programme/help-desk-hours.ts'
import { type Instant, type KstDate, kstDateOf, kstInstant } from '../time/calendar.ts'
import { kstDateAfterDays, SATURDAY, SUNDAY, weekdayOf } from '../time/day-arithmetic.ts'

/** `open`: the help desk answers calls now. Any other value is the day on which it opens next. */
export type HelpDeskAvailability = 'open' | 'today' | 'tomorrow' | 'monday'

const FRIDAY = 5
const HOUR_MS = 3_600_000

/**
 * Returns when the help desk can be called next, by the Korean clock: now, later today, tomorrow, or on Monday. The
 * specification lists no public holidays; the messages say that holidays are excluded. [P-262]
 */
export const helpDeskAvailabilityAt = (now: Instant): HelpDeskAvailability => {
  const day = kstDateOf(now)
  const weekday = weekdayOf(day)
  const hour = (now - kstInstant(day)) / HOUR_MS
  if (weekday === SATURDAY) return 'monday'
  if (weekday === SUNDAY) return 'tomorrow'
  if (hour < HELP_DESK_HOURS.from) return 'today'
  if (hour < HELP_DESK_HOURS.until) return 'open'
  return weekday === FRIDAY ? 'monday' : 'tomorrow'
}

/** Returns the last day up to this one on which the help desk answers calls. [D2-714] */
export const lastCallDay = (day: KstDate): KstDate => {
  const weekday = weekdayOf(day)
  const daysBefore = weekday === SUNDAY ? 2 : weekday === SATURDAY ? 1 : 0
  return kstDateAfterDays(kstInstant(day), -daysBefore)
}

/** Returns when the help desk closes on a day on which it answers calls. [P-262] */
export const endOfCalls = (day: KstDate): Instant => kstInstant(day) + HELP_DESK_HOURS.until * HOUR_MS
