import { type Instant, kstDateOf } from '../time/calendar.ts'
import {
  formatDayWithYearIfDifferent,
  formatFullDay,
  parseEndInstant,
  parseInstant,
  formatKstDateTime,
} from '../time/written-dates.ts'
import { POPUP_FORM_PARAMETERS } from './limits.ts'

/**
 * Rounds the time in a text such as `2025-10-28T09:37` down to ten minutes, because only such times are stored. Returns
 * any other text unchanged. [P-219]
 */
export const floorFieldTimeToTenMinutes = (text: string): string => {
  const instant = parseSteppedFieldTime(text)
  return instant === null || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text.trim()) ? text : formatFieldTime(instant)
}

const STEP_MS = POPUP_FORM_PARAMETERS.dateStepMinutes * 60_000
const floorToStep = (instant: Instant | null): Instant | null =>
  instant === null ? null : Math.floor(instant / STEP_MS) * STEP_MS

/**
 * Parses the text of a time field and rounds the time down to ten minutes; null if the text is not a time. [P-219]
 * [D3-40]
 */
export const parseSteppedFieldTime = (text: string): Instant | null => floorToStep(parseInstant(text))

/** Like `parseSteppedFieldTime`, for the end of a period: a day without a time ends with that day. [D1-500] */
export const parseSteppedFieldEnd = (text: string): Instant | null => floorToStep(parseEndInstant(text))

/**
 * Formats a time as `YYYY-MM-DDTHH:mm` in Korean time, for time fields and, with seconds added, for the API; returns an
 * empty string for null. [P-235] [D3-40]
 */
export const formatFieldTime = (instant: Instant | null): string =>
  instant === null ? '' : formatKstDateTime(instant).replace(' ', 'T')

const timeOf = (instant: Instant) => formatKstDateTime(instant).slice(11, 16)

/**
 * Returns the start and the end of a window in Korean words and Korean time. The start has the full date, as in `2025년
 * 10월 28일(화) 22:00`. The end has no date if it is on the same day, and no year if it is in the same year. [P-240]
 */
export const formatPeriodEnds = (start: Instant, end: Instant): { readonly start: string; readonly end: string } => {
  const [from, until] = [kstDateOf(start), kstDateOf(end)]
  const last = from === until ? '' : `${formatDayWithYearIfDifferent(from, until)} `
  return { start: `${formatFullDay(from)} ${timeOf(start)}`, end: `${last}${timeOf(end)}` }
}

/** Formats a window in Korean words and time: `2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30`. [P-240] */
export const formatPeriod = (from: Instant, until: Instant): string => {
  const { start, end } = formatPeriodEnds(from, until)
  return `${start} ~ ${end}`
}
