import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/kernel/calendar'
import { dayOf, timeOf } from './answers.ts'

describe('[A-145] [P-235] days and times of an answer', () => {
  it.each([
    ['20250131', '2025-01-31'],
    ['2025-01-31', '2025-01-31'],
    ['2025.01.31', '2025-01-31'],
    ['2025-01-31T23:30:00', '2025-01-31'],
    ['2025-01-31T23:30:00Z', '2025-02-01'],
    [20_250_131, '2025-01-31'],
  ])('%s is the day %s, however it is written', (text, day) => expect(dayOf(text)).toBe(day))

  it.each([
    ['2025-06-26T10:00:05', kstInstant('2025-06-26', '10:00:05')],
    ['2025-06-26 10:00', kstInstant('2025-06-26', '10:00')],
    ['20250626', kstInstant('2025-06-26')],
    ['2025-06-26', kstInstant('2025-06-26')],
  ])('%s is a moment in Korea', (text, at) => expect(timeOf(text)).toBe(at))

  it.each([null, undefined, '', 'soon', '20250230', '2025-13-01', '2025-06-26T25:00'])(
    '%s cannot be read and is none',
    (text) => expect([dayOf(text), timeOf(text)]).toEqual([null, null]),
  )
})
