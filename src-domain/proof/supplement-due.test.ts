import { describe, expect, it } from 'vitest'
import { kstDate, kstInstant } from '../kernel/calendar.ts'
import { daysUntil, supplementDueDay } from './supplement.ts'

describe('[D2-112] the day by which a supplement is due', () => {
  it.each([
    ['2025-06-24', '00:00', '2025-07-01'],
    ['2025-06-24', '23:59', '2025-07-01'],
    ['2024-02-25', '12:00', '2024-03-03'],
  ])('requested on %s at %s: %s', (day, time, due) => expect(supplementDueDay(kstInstant(day, time))).toBe(due))

  it.each([
    ['2025-06-24', '00:00', 7],
    ['2025-06-30', '23:59', 1],
    ['2025-07-01', '00:00', 0],
    ['2025-07-01', '23:59', 0],
    ['2025-07-02', '00:00', -1],
  ])('on %s at %s there are %i days left until 2025-07-01', (day, time, left) =>
    expect(daysUntil(kstDate('2025-07-01'), kstInstant(day, time))).toBe(left),
  )
})
