import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kstDateOf, kstInstant } from './calendar.ts'
import { compactDate, dateFromDigits } from './written-dates.ts'

/** Days of years with four digits. */
const anyDay = fc.integer({ min: kstInstant('1000-01-01'), max: kstInstant('9999-12-31') - 1 }).map(kstDateOf)

it('a day comes back from its digits, with any separators', () => {
  expect(dateFromDigits('2024.01.31')).toBe('2024-01-31')
  expect(dateFromDigits('2024-02-30')).toBeNull()
  expect(dateFromDigits('2024131')).toBeNull()
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(compactDate(day)).toMatch(/^\d{8}$/)
      expect(dateFromDigits(compactDate(day))).toBe(day)
    }),
  )
})
