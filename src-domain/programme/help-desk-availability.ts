import { type Instant, kstDateOf, kstInstant, weekdayOf } from '../kernel/calendar.ts'
import { HELP_DESK_HOURS } from './help-desk-hours.ts'

/** The day on which it opens next, or `open`. */
export type HelpDeskAvailability = 'open' | 'today' | 'tomorrow' | 'monday'

const SUNDAY = 0
const FRIDAY = 5
const SATURDAY = 6
const HOUR_MS = 3_600_000

/** By the Korean clock. The specification lists no public holidays; the messages say that they are excluded. [P-262] */
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
