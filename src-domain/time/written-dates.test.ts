import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kstDateOrThrow, kstDateOf, kstInstant } from './calendar.ts'
import {
  formatCompactDate,
  parseDateDigits,
  formatDayWithoutYear,
  formatDayWithYearIfDifferent,
  formatFullDay,
  formatMonthDay,
  formatThirdOfMonth,
  parseEndInstant,
  parseInstant,
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
  const on = (today: string) => (day: string) => formatThirdOfMonth(kstDateOrThrow(today), kstDateOrThrow(day))
  expect(['2026-12-31', '2027-01-01'].map(on('2026-11-28')), '[D2-985]').toEqual(['12월 하순', '2027년 1월 초순'])
  expect(thirds.map(on('2026-03-01'))).toEqual(['1월 초순', '1월 초순', '1월 중순', '1월 중순', '1월 하순', '1월 하순'])
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

const NOON = kstInstant('2025-06-02', '12:00')

describe('[E-046] [P-235] the dates of the server', () => {
  it.each([
    ['2025-06-02', kstInstant('2025-06-02')],
    ['2025-06-02 12:00', NOON],
    ['2025-06-02T12:00:00', NOON],
    ['2025-06-02T12:00:00.250', NOON + 250],
    ['2025-06-02T12:00:00.5', NOON + 500],
    ['2025-06-02T12:00:00.123456', NOON + 123],
    ['2025-06-02T12:00:00+09:00', NOON],
    ['2025-06-02T12:00:00+0900', NOON],
    ['2025-06-02T03:00:00Z', NOON],
    ['2025-06-01T22:00:00-05:00', NOON],
    [' 2025-06-02T12:00 ', NOON],
  ])('reads a date of the server, in Korean time unless it has an offset: %s', (text, instant) =>
    expect(parseInstant(text)).toBe(instant),
  )

  it.each(['', 'soon', '2025-02-30', '2025-06-02T24:00', '2025-06-02T12:60', '2025-6-2', '2025-06-02T12', '20250602'])(
    'no date is read from an invalid text: "%s"',
    (text) => expect(parseInstant(text)).toBeNull(),
  )
})

describe('[E-046] [D1-410] the end of a popup', () => {
  it.each([
    ['2025-06-30', kstInstant('2025-07-01')],
    [' 2025-12-31 ', kstInstant('2026-01-01')],
    ['2028-02-28', kstInstant('2028-02-29')],
    ['2025-06-30T00:00', kstInstant('2025-06-30')],
    ['2025-02-30', null],
    ['', null],
  ])('is the end of the day if the text has no time, otherwise this time: "%s"', (text, instant) =>
    expect(parseEndInstant(text)).toBe(instant),
  )
})
