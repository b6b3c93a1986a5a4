import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kstDateOrThrow, kstDateOf, kstInstant } from './calendar.ts'
import {
  formatCompactDate,
  parseDateDigits,
  formatDayWithoutYear,
  formatDayWithYearIfDifferent,
  formatFullDay,
  formatMonthDay,
  formatThirdOfMonth,
} from './written-dates.ts'

/** Days of years with four digits. */
const anyDay = fc.integer({ min: kstInstant('1000-01-01'), max: kstInstant('9999-12-31') - 1 }).map(kstDateOf)

it('parseDateDigits parses a day with any separators', () => {
  expect(parseDateDigits('2024.01.31')).toBe('2024-01-31')
  expect(parseDateDigits('2024-02-30')).toBeNull()
  expect(parseDateDigits('2024131')).toBeNull()
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(formatCompactDate(day)).toMatch(/^\d{8}$/)
      expect(parseDateDigits(formatCompactDate(day))).toBe(day)
    }),
  )
})

it('[D3-340] the thirds of a month end on day 10, on day 20 and on its last day', () => {
  const thirds = ['2026-01-01', '2026-01-10', '2026-01-11', '2026-01-20', '2026-01-21', '2026-01-31']
  expect(thirds.map((day) => formatThirdOfMonth(kstDateOrThrow(day)))).toEqual([
    '1월 초순',
    '1월 초순',
    '1월 중순',
    '1월 중순',
    '1월 하순',
    '1월 하순',
  ])
})

it('[D2-136] a day is written without the current year', () => {
  const day = kstDateOrThrow('2025-07-01')
  expect([formatMonthDay(day), formatDayWithoutYear(day), formatFullDay(day)]).toEqual([
    '7월 1일',
    '7월 1일(화)',
    '2025년 7월 1일(화)',
  ])
  expect(formatDayWithYearIfDifferent(kstDateOrThrow('2025-12-31'), day)).toBe('7월 1일(화)')
  expect(formatDayWithYearIfDifferent(kstDateOrThrow('2026-01-01'), day)).toBe('2025년 7월 1일(화)')
  expect(formatDayWithYearIfDifferent(null, day)).toBe('2025년 7월 1일(화)')
})
