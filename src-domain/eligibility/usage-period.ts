import type { Branded } from '../kernel/branded.ts'
import { parseKstDate } from '../kernel/calendar.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { onlyValue } from '../programme/parameter.ts'
import { USAGE_PERIOD } from '../programme/parameters.ts'

/** A month of the calendar, `YYYY-MM`. */
export type Month = Branded<string, 'Month'>

/** `2024-01` and the like, or null. */
export const parseMonth = (text: string): Month | null => (parseKstDate(`${text}-01`) === null ? null : (text as Month))

/** 이용기간: whether usage of a month counts. [E-004] */
export const checkUsageMonth = (month: Month): Checked<Month, 'tooEarly' | 'tooLate'> => {
  const { first, last } = onlyValue(USAGE_PERIOD)
  if (month < first) return refused('tooEarly')
  return month > last ? refused('tooLate') : accepted(month)
}
