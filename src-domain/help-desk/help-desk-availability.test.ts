import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TELEPHONE_HOURS_TEXT } from '../programme/parameters.ts'
import { kstDateOf, kstInstant } from '../time/calendar.ts'
import { helpDeskAvailabilityAt, lastCallDay } from './help-desk-availability.ts'

describe('[P-262] the next time the help desk can be called', () => {
  it.each([
    ['2026-11-23', '00:00', 0, 'today'],
    ['2026-11-23', '09:00', -1, 'today'],
    ['2026-11-23', '09:00', 0, 'open'],
    ['2026-11-23', '18:00', -1, 'open'],
    ['2026-11-23', '18:00', 0, 'tomorrow'],
    ['2026-11-26', '23:59', 0, 'tomorrow'],
    ['2026-11-27', '00:00', -1, 'tomorrow'],
    ['2026-11-27', '17:59', 0, 'open'],
    ['2026-11-27', '18:00', 0, 'monday'],
    ['2026-11-28', '12:00', 0, 'monday'],
    ['2026-11-29', '00:00', -1, 'monday'],
    ['2026-11-29', '00:00', 0, 'tomorrow'],
    ['2026-11-29', '23:59', 0, 'tomorrow'],
    ['2026-11-30', '00:00', 0, 'today'],
    ['2026-12-31', '18:00', 0, 'tomorrow'],
  ] as const)('%s at %s, %i ms later: %s', (day, time, later, answer) =>
    expect(helpDeskAvailabilityAt(kstInstant(day, time) + later)).toBe(answer),
  )

  it.each([
    ['2026-12-04', '2026-12-04'],
    ['2026-12-05', '2026-12-04'],
    ['2026-12-06', '2026-12-04'],
    ['2026-12-07', '2026-12-07'],
    ['2026-11-01', '2026-10-30'],
  ] as const)('[D2-714] the last day of calls until %s is %s', (day, last) =>
    expect(lastCallDay(kstDateOf(kstInstant(day)))).toBe(last),
  )

  it('at every moment, the help desk is open or says when it opens', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
        expect(['open', 'today', 'tomorrow', 'monday']).toContain(helpDeskAvailabilityAt(now))
      }),
    ))

  it('the texts state the hours as weekdays from 9 to 18', () => expect(TELEPHONE_HOURS_TEXT).toBe('평일 9시~18시'))
})
