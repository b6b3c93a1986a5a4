import {
  DAY_MS,
  dayNumber,
  daysInMonth,
  type Instant,
  type KstDate,
  kstDateOf,
  kstInstant,
  toKstDate,
} from './calendar.ts'

/** Returns the Korean day that is `days` days after the day of an instant. [D2-112] */
export const kstDateAfterDays = (instant: Instant, days: number): KstDate => kstDateOf(instant + days * DAY_MS)

/**
 * Returns the Korean day that is `months` calendar months after the day of an instant. If the later month is too short,
 * returns its last day (one month after 31 January: 28 or 29 February). [D2-157]
 */
export const kstDateAfterMonths = (instant: Instant, months: number): KstDate => {
  const [year = 0, month = 1, day = 1] = kstDateOf(instant).split('-').map(Number)
  const monthCount = year * 12 + (month - 1) + months
  const [intoYear, intoMonth] = [Math.floor(monthCount / 12), (monthCount % 12) + 1]
  return toKstDate(intoYear, intoMonth, Math.min(day, daysInMonth(intoYear, intoMonth)))
}

/** Returns the number of days left until a Korean day: 0 on the day itself, negative when the day is over. [D2-112] */
export const daysUntil = (day: KstDate, now: Instant): number => dayNumber(day) - dayNumber(kstDateOf(now))

/** Compares two days for `toSorted`: the earlier one first, an unknown one last. [D2-112] */
export const compareDays = (one: KstDate | null, other: KstDate | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other)
}

/** Returns the weekday of a Korean day, 0 for Sunday. (1970-01-01 was a Thursday.) [P-240] */
export const weekdayOf = (date: KstDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

export const SUNDAY = 0
export const SATURDAY = 6

/**
 * Returns this day or, if it is a Saturday or a Sunday, the Monday after it. (The specification lists no public
 * holidays.) [D2-922]
 */
export const weekdayOnOrAfter = (day: KstDate): KstDate => {
  const weekday = weekdayOf(day)
  const daysToMonday = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0
  return kstDateAfterDays(kstInstant(day), daysToMonday)
}
