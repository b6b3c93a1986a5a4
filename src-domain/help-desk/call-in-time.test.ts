import { describe, expect, it } from 'vitest'
import { kstDateOrThrow, kstInstant } from '../time/calendar.ts'
import { decideCallInTime } from './call-in-time.ts'

/** 2025-06-29 is a Sunday: its last calls are those of Friday, 2025-06-27. */
describe('[D2-714] [P-262] the time to call before the last day of a supplement', () => {
  it.each([
    ['2025-06-29', '2025-06-27', '17:59', 'before'],
    ['2025-06-29', '2025-06-27', '18:00', 'late'],
    ['2025-06-29', '2025-06-29', '23:59', 'late'],
    ['2025-06-29', '2025-06-30', '00:00', 'any'],
    ['2025-06-30', '2025-06-30', '17:59', 'any'],
    ['2025-06-30', '2025-06-30', '18:00', 'late'],
  ])('last day %s, now %s %s: %s', (due, day, time, verdict) =>
    expect(decideCallInTime(kstDateOrThrow(due), kstInstant(day, time)).verdict).toBe(verdict),
  )
})
