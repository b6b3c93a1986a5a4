import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import { parseInstant } from '../time/written-dates.ts'
import { formatFieldTime, formatPeriod, parseSteppedFieldTime, floorFieldTimeToTenMinutes } from './landing-time.ts'
import { POPUP_FORM_PARAMETERS } from './limits.ts'

describe('the dates of a landing notice', () => {
  it('the dates can be chosen in steps of ten minutes', () =>
    expect(POPUP_FORM_PARAMETERS).toEqual({ priority: 1, dateStepMinutes: 10 }))

  it.each([
    ['2025-11-01T09:37', '2025-11-01T09:30'],
    ['2025-11-01T09:30', '2025-11-01T09:30'],
    ['2025-11-01T23:59', '2025-11-01T23:50'],
    ['2025-11-01T00:09:59', '2025-11-01T00:00'],
    ['', ''],
    ['soon', 'soon'],
    ['2025-11-01', '2025-11-01'],
    [' 2025-11-01T09:37 ', '2025-11-01T09:30'],
    ['2025-02-30T09:37', '2025-02-30T09:37'],
  ])('the text %j in a field becomes %j, rounded down if it is a time', (typed, stepped) =>
    expect(floorFieldTimeToTenMinutes(typed)).toBe(stepped),
  )

  it.each([
    ['2025-10-28T22:00:00', '2025-10-28T22:00'],
    ['2025-10-28 22:07:00', '2025-10-28T22:07'],
    ['2025-10-28T13:00:00Z', '2025-10-28T22:00'],
    ['2025-10-28T20:00:00+05:30', '2025-10-28T23:30'],
    ['2025-10-28T12:00+00:00', '2025-10-28T21:00'],
    ['x2025-10-28', ''],
    ['2025-10-28', '2025-10-28T00:00'],
    ['soon', ''],
    ['', ''],
  ])('the field shows %s of the server as %s', (text, field) => expect(formatFieldTime(parseInstant(text))).toBe(field))

  it.each([
    ['2025-11-01T09:37', kstInstant('2025-11-01', '09:30')],
    ['2025-11-01T09:30', kstInstant('2025-11-01', '09:30')],
    ['2025-11-01T09:39:59', kstInstant('2025-11-01', '09:30')],
    ['2025-11-01T00:37:00Z', kstInstant('2025-11-01', '09:30')],
    ['2025-11-01', kstInstant('2025-11-01')],
    ['soon', null],
    ['', null],
  ])('[P-219] [D3-40] %j is stored rounded down to ten minutes, or as null if it is not a time', (text, at) =>
    expect(parseSteppedFieldTime(text)).toBe(at),
  )

  it.each([
    ['2025-10-28 22:00', '2025-10-29 00:30', '2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30'],
    ['2025-11-01 22:00', '2025-11-01 23:30', '2025년 11월 1일(토) 22:00 ~ 23:30'],
    ['2025-11-03 22:00', '2025-11-07 23:30', '2025년 11월 3일(월) 22:00 ~ 11월 7일(금) 23:30'],
    ['2025-12-31 22:00', '2026-01-01 02:00', '2025년 12월 31일(수) 22:00 ~ 2026년 1월 1일(목) 02:00'],
    ['2026-02-28 00:00', '2026-03-01 08:50', '2026년 2월 28일(토) 00:00 ~ 3월 1일(일) 08:50'],
  ])('the dates are written in words from %s to %s', (from, until, words) => {
    const instant = (text: string) => kstInstant(text.slice(0, 10), text.slice(11))
    expect(formatPeriod(instant(from), instant(until))).toBe(words)
  })
})
