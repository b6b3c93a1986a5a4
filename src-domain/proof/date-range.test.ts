import { describe, expect, it } from 'vitest'
import { type KstDate, kstDate, kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { DATE_RANGE_CASES, DATE_RANGE_TODAY } from './date-range.cases.ts'
import { parseDateRange } from './proof-period.ts'

const judged = (start: string, end: string, today: KstDate) => {
  const checked = parseDateRange({ start: kstDate(start), end: kstDate(end) }, today)
  return checked.ok ? null : checked.code
}

describe('[P-062] [P-063] a period of use', () => {
  it.each(DATE_RANGE_CASES)('$start to $end → $code', ({ start, end, code }) =>
    expect(judged(start, end, DATE_RANGE_TODAY)).toBe(code),
  )

  it('[P-062] [P-063] says which of its two days to mend, and answers the period', () => {
    const checked = (start: string, end: string) =>
      parseDateRange({ start: kstDate(start), end: kstDate(end) }, DATE_RANGE_TODAY)
    expect(checked('2025-06-02', '2025-06-01')).toMatchObject({ code: 'endBeforeStart', at: 'end' })
    expect(checked('2025-06-25', '2025-06-26')).toMatchObject({ code: 'future', at: 'start' })
    expect(checked('2025-06-24', '2025-06-25')).toMatchObject({ code: 'future', at: 'end' })
    expect(checked('2025-06-01', '2025-06-24')).toEqual({
      ok: true,
      value: { start: '2025-06-01', end: '2025-06-24' },
    })
  })

  it('[P-063] today is the Korean day: the 24th in Seoul has begun while it is the 23rd in Greenwich', () => {
    const midnight = kstInstant('2025-06-24', '00:00')
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight))).toBeNull()
    expect(judged('2025-06-24', '2025-06-24', kstDateOf(midnight - 1))).toBe('future')
  })
})
