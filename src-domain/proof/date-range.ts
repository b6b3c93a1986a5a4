import type { KstDate } from '../kernel/calendar.ts'
import { accepted, refused, type Checked } from '../kernel/checked.ts'

/** First and last day of a period of use. */
export type DateRange = { readonly start: KstDate; readonly end: KstDate }

/**
 * A period ends no earlier than it begins and has come already; `today` is the Korean day. Both ends may be one day, and
 * today. [P-062] [P-063] [D3-57]
 */
export const checkDateRange = (
  { start, end }: DateRange,
  today: KstDate,
): Checked<DateRange, 'date.endBeforeStart' | 'date.future', 'start' | 'end'> => {
  if (end < start) return refused('date.endBeforeStart', { at: 'end' })
  if (start > today) return refused('date.future', { at: 'start' })
  return end > today ? refused('date.future', { at: 'end' }) : accepted({ start, end })
}
