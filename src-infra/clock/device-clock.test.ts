import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Clock } from '#app/kernel/clock.port'
import { Maintenance } from '#app/session/maintenance'
import { kstInstant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { closureAt, noticesAt } from '#domain/notice/dated-notices'
import { hideDateAt } from '#domain/notice/popup'
import { makeDeviceClock } from './device-clock.ts'

const maintenanceBy = (clock: Clock) =>
  Maintenance.make({
    landings: { read: () => Effect.succeed([]) },
    clock,
    settings: { read: () => DEFAULT_SETTINGS },
  })

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000
const SERVER = kstInstant('2025-06-26', '18:00')
const HEADER = 'Thu, 26 Jun 2025 09:00:00 GMT'
const TWO_SECONDS_LATER = 'Thu, 26 Jun 2025 09:00:02 GMT'

describe('the clock of the page', () => {
  it('is that of the device until an answer tells the time', () => {
    const clock = makeDeviceClock(() => SERVER)
    expect(clock.now()).toBe(SERVER)
    expect(clock.today()).toBe('2025-06-26')
  })

  it.each([TWO_DAYS, -TWO_DAYS])('[E-215] a device that is %i ms wrong follows the server in every rule', (wrong) => {
    let device = SERVER + wrong
    const clock = makeDeviceClock(() => device)
    const at = (instant: number, header: string) => {
      device = instant + wrong
      clock.follow(header, clock.now())
    }
    at(kstInstant('2025-06-26', '19:00'), 'Thu, 26 Jun 2025 10:00:00 GMT')
    expect(closureAt(clock.now()) !== null).toBe(true)
    at(kstInstant('2025-06-26', '20:00'), 'Thu, 26 Jun 2025 11:00:00 GMT')
    expect(closureAt(clock.now()) !== null).toBe(false)
    at(kstInstant('2025-06-30', '01:00'), 'Sun, 29 Jun 2025 16:00:00 GMT')
    expect(noticesAt(clock.now()).map(({ id }) => id)).toContain('june')
    expect(hideDateAt(clock.now())).toBe('2025-06-30')
    expect(clock.today()).toBe('2025-06-30')
    at(kstInstant('2025-10-28', '22:00'), 'Tue, 28 Oct 2025 13:00:00 GMT')
    expect(maintenanceBy(clock).isActive()).toBe(true)
    at(kstInstant('2025-10-29', '00:01'), 'Tue, 28 Oct 2025 15:01:00 GMT')
    expect(maintenanceBy(clock).isActive()).toBe(false)
  })

  it('does not jump about within the second that a header means, or while the answer was on its way', () => {
    const clock = makeDeviceClock(() => SERVER + 900)
    clock.follow(HEADER, SERVER + 800)
    expect(clock.now()).toBe(SERVER + 900)
    const slow = makeDeviceClock(() => SERVER + 4000)
    slow.follow(TWO_SECONDS_LATER, SERVER)
    expect(slow.now()).toBe(SERVER + 4000)
  })

  describe('[D1-260] a clock of the device that is set on an open page', () => {
    const HOUR = 60 * 60 * 1000
    /** A device of two clocks: `set` moves the one that people set, `pass` both, `sleep` the first alone. */
    const device = () => {
      let [date, ticks] = [SERVER, 5]
      const clock = makeDeviceClock(
        () => date,
        () => ticks,
      )
      const pass = (ms: number) => ([date, ticks] = [date + ms, ticks + ms])
      const set = (by: number) => (date += by)
      return { clock, pass, set }
    }

    it('set back: the time continues as if it had not been set', () => {
      const { clock, pass, set } = device()
      pass(1000)
      set(-HOUR)
      pass(500)
      expect(clock.now()).toBe(SERVER + 1500)
      expect(clock.timesSet()).toBe(1)
      pass(HOUR)
      expect(clock.now()).toBe(SERVER + 1500 + HOUR)
      expect(clock.timesSet()).toBe(1)
    })

    it('forward, or asleep, which look the same: the time follows, and it is known to be uncertain', () => {
      const { clock, pass, set } = device()
      set(2 * HOUR)
      expect(clock.timesSet()).toBe(1)
      expect(clock.now()).toBe(SERVER + 2 * HOUR)
      pass(1000)
      clock.follow(HEADER, clock.now())
      expect(clock.now()).toBe(SERVER + 500)
      expect(clock.timesSet()).toBe(1)
    })

    it('is not seen in two clocks that drift apart as clocks do', () => {
      const { clock, pass, set } = device()
      for (const drift of [900, -1800, 900]) {
        pass(HOUR)
        set(drift)
        expect(clock.timesSet()).toBe(0)
      }
      expect(clock.now()).toBe(SERVER + 3 * HOUR)
    })
  })

  it('tells its listeners when it was put right, until they leave', () => {
    const clock = makeDeviceClock(() => 0)
    let told = 0
    const leave = clock.subscribe(() => (told += 1))
    clock.follow(HEADER, 0)
    leave()
    clock.follow('Sat, 28 Jun 2025 09:00:00 GMT', clock.now())
    expect(told).toBe(1)
  })

  it.each([null, '', 'yesterday'])('takes no notice of the header %s', (header) => {
    const clock = makeDeviceClock(() => 5)
    clock.follow(header, 5)
    expect(clock.now()).toBe(5)
  })
})
