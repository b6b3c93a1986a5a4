import { expect, it } from 'vitest'
import { kstDateOrThrow, kstInstant } from './calendar.ts'
import { compareDays, daysUntil, kstDateAfterMonths } from './day-arithmetic.ts'

it.each([
  ['2025-01-15', 1, '2025-02-15'],
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2025-12-05', 1, '2026-01-05'],
])('[D2-157] the day %s plus %i calendar months is %s', (from, months, day) => {
  expect(kstDateAfterMonths(kstInstant(from, '00:00'), months)).toBe(day)
  expect(kstDateAfterMonths(kstInstant(from, '23:59'), months)).toBe(day)
})

it.each([
  ['2025-06-24', '00:00', 7],
  ['2025-06-30', '23:59', 1],
  ['2025-07-01', '00:00', 0],
  ['2025-07-01', '23:59', 0],
  ['2025-07-02', '00:00', -1],
])('[D2-112] on %s at %s, %i days remain until 2025-07-01', (day, time, left) =>
  expect(daysUntil(kstDateOrThrow('2025-07-01'), kstInstant(day, time))).toBe(left),
)

it('[D2-112] days are sorted with the earliest first and an unknown day last', () =>
  expect([null, kstDateOrThrow('2025-07-02'), null, kstDateOrThrow('2025-06-30')].toSorted(compareDays)).toEqual([
    '2025-06-30',
    '2025-07-02',
    null,
    null,
  ]))
