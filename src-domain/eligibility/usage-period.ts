import type { Branded } from '../kernel/branded.ts'
import { parseKstDate } from '../kernel/calendar.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'

/** A month of the calendar, `YYYY-MM`. */
export type Month = Branded<string, 'Month'>

/** `2024-01` and the like, or null. */
export const parseMonth = (text: string): Month | null => (parseKstDate(`${text}-01`) === null ? null : (text as Month))

/** 이용기간: usage of these months counts, both included; constants of the programme (D1-230). [E-004] */
export const USAGE_PERIOD = { first: '2024-01' as Month, last: '2025-12' as Month } as const

/** Whether usage of a month counts. [E-004] */
export const checkUsageMonth = (month: Month): Checked<Month, 'tooEarly' | 'tooLate'> => {
  if (month < USAGE_PERIOD.first) return refused('tooEarly')
  return month > USAGE_PERIOD.last ? refused('tooLate') : accepted(month)
}
