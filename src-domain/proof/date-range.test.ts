import { describe, expect, it } from 'vitest'
import { type KstDate, kstDate, kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { DATE_RANGE_CASES, DATE_RANGE_TODAY } from './date-range.cases.ts'
import { checkDateRange } from './proof-period.ts'

const judged = (start: string, end: string, today: KstDate) => {
  const checked = checkDateRange({ start: kstDate(start), end: kstDate(end) }, today)
  return checked.ok ? null : checked.code
}

describe('[P-062] [P-063] a period of use', () => {
  it.each(DATE_RANGE_CASES)('$start to $end → $code', ({ start, end, code }) =>
    expect(judged(start, end, DATE_RANGE_TODAY)).toBe(code),
  )

  it('[P-063] today is the Korean day: the 24th in Seoul has begun while it is the 23rd in Greenwich', () => {
    const midnight = kstInstant('2025-06-24', '00:00')
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight))).toBeNull()
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight - 1))).toBe('date.future')
  })
})
