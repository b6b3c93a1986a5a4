import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import { COUNTDOWN_CASES } from './countdown.cases.ts'
import { countdownTickAt, formatTimeLeft } from './countdown.ts'
import { deadlineAfter, secondsLeft, startedTimer, secondsLeftOrFullSession } from './timer.ts'

const NOW = kstInstant('2025-06-02', '09:00')

describe('[E-144] [E-145] [E-148] the verdict on the remaining time', () => {
  it.each(COUNTDOWN_CASES)(
    'is $verdict with $msLeft ms left, warned $warned',
    ({ msLeft, warned, asked, seconds, verdict }) =>
      expect(countdownTickAt(NOW + msLeft, NOW, { warned, asked })).toEqual({ secondsLeft: seconds, event: verdict }),
  )

  it('warns again only after an extension', () => {
    const ticks = (deadline: number, from: number, to: number) => {
      let warned = false
      const warnings = []
      for (let now = from; now <= to; now += 1000) {
        if (countdownTickAt(deadline, now, { warned, asked: false }).event !== 'warn') continue
        warned = true
        warnings.push(secondsLeft(deadline, now))
      }
      return warnings
    }
    expect(ticks(deadlineAfter(3600, NOW), NOW, NOW + 3_599_000)).toEqual([300])
    expect(ticks(deadlineAfter(200, NOW), NOW, NOW + 199_000)).toEqual([200])
    expect(ticks(deadlineAfter(3600, NOW + 3_400_000), NOW + 3_400_000, NOW + 6_999_000)).toEqual([300])
  })
})

describe('the remaining time', () => {
  it('[E-143] follows from the deadline even after the page was hidden', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3600 }), fc.integer({ min: 0, max: 7200 }), (length, slept) => {
        expect(secondsLeft(deadlineAfter(length, NOW), NOW + slept * 1000)).toBe(Math.max(0, length - slept))
      }),
    ))

  it('[P-270] is constant while the countdown does not run', () => {
    const timer = startedTimer(3600, NOW)
    expect(timer).toEqual({ deadline: NOW + 3_600_000, isRunning: true })
    expect(secondsLeftOrFullSession(timer, NOW)).toBe(3600)
    expect(secondsLeftOrFullSession(timer, NOW + 1000)).toBe(3599)
    for (const deadline of [null, NOW + 5000]) {
      const ticks = [NOW, NOW + 1000, NOW + 9_000_000].map((now) =>
        secondsLeftOrFullSession({ deadline, isRunning: false }, now),
      )
      expect(ticks).toEqual([3600, 3600, 3600])
    }
  })

  it.each([3601, 7194, 10 ** 12])('[D1-260] never exceeds a whole session: %i', (seconds) => {
    expect(startedTimer(seconds, NOW).deadline).toBe(NOW + 3_600_000)
    expect(secondsLeft(deadlineAfter(seconds, NOW), NOW)).toBe(3600)
    expect(countdownTickAt(deadlineAfter(seconds, NOW), NOW, { warned: false, asked: false })).toEqual({
      secondsLeft: 3600,
      event: 'none',
    })
  })

  it.each([
    [3600, '60:00'],
    [3599, '59:59'],
    [300, '05:00'],
    [9, '00:09'],
    [0, '00:00'],
  ])('is formatted in minutes and seconds: %i as %s', (seconds, text) => expect(formatTimeLeft(seconds)).toBe(text))
})
