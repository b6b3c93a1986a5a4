import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type KstDate, DAY_MS, kstDateOrThrow, kstDateOf, kstInstant, parseKstDate } from './calendar.ts'
import { formatKstDateTime } from './written-dates.ts'

/** Instants from the year 1000 to the last day whose successor has a four-digit year. */
const anyInstant = fc.integer({ min: kstInstant('1000-01-01'), max: kstInstant('9999-12-31') - 1 })
const anyDay = anyInstant.map(kstDateOf)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a Korean day', () => {
  it.each(['2024-02-29', '2000-02-29', '1000-01-01', '2025-12-31', '2025-04-30'])('[A-068] %s exists', (text) =>
    expect(parseKstDate(text)).toBe(text),
  )

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-01-00',
    '2024-1-1',
    '20240101',
    '2024-01-01 ',
    '12024-01-01',
    '',
  ])('[A-068] "%s" does not exist', (text) => expect(parseKstDate(text)).toBeNull())

  it('stops the start-up if the source code contains an invalid day', () => {
    expect(kstDateOrThrow('2024-12-31')).toBe('2024-12-31')
    expect(() => kstDateOrThrow('2024-12-32')).toThrow(new RangeError('not a day: 2024-12-32'))
  })

  it.each(['2000-02-29', '2000-03-01', '0999-12-31', '1600-02-29', '2400-02-29'])(
    'contains the midnight that begins the day: %s',
    (day) => expect(kstDateOf(kstInstant(day))).toBe(day),
  )

  it('exists for every instant and contains its midnight', () =>
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseKstDate(day)).toBe(day)
        expect(kstDateOf(kstInstant(day))).toBe(day)
        expect(kstDateOf(kstInstant(day) + DAY_MS - 1)).toBe(day)
        expect(kstDateOf(kstInstant(day) + DAY_MS) > day).toBe(true)
      }),
    ))

  it('is never earlier than the Korean day of an earlier instant', () =>
    fc.assert(
      fc.property(anyInstant, anyInstant, (one, other) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one]
        expect(kstDateOf(earlier) <= kstDateOf(later)).toBe(true)
      }),
    ))
})

describe('[P-300] Korean time', () => {
  it('is nine hours ahead of UTC all year round', () => {
    expect(kstInstant('1970-01-01', '09:00')).toBe(0)
    expect(kstInstant('2025-01-01')).toBe(1_735_657_200_000)
    expect(kstInstant('2025-07-01', '12:34:56')).toBe(1_751_340_896_000)
  })

  it.each(['UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'changes at midnight in Korea on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const midnight = 1_735_657_200_000
      expect([midnight - 1, midnight].map(kstDateOf)).toEqual(['2024-12-31', '2025-01-01'])
      expect(formatKstDateTime(midnight - 1)).toBe('2024-12-31 23:59')
      expect(formatKstDateTime(midnight)).toBe('2025-01-01 00:00')
    },
  )

  it('is formatted to the minute and parsed back', () =>
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const text = formatKstDateTime(instant)
        const minute = kstInstant(text.slice(0, 10) as KstDate, text.slice(11))
        expect(instant - minute).toBeGreaterThanOrEqual(0)
        expect(instant - minute).toBeLessThan(60_000)
      }),
    ))
})
