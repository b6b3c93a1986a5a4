import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { makeServerSyncedClock } from './server-synced-clock.ts'

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000
const SERVER = kstInstant('2025-06-26', '18:00')
const HEADER = 'Thu, 26 Jun 2025 09:00:00 GMT'
const TWO_SECONDS_LATER = 'Thu, 26 Jun 2025 09:00:02 GMT'

describe('makeServerSyncedClock', () => {
  it('uses the time of the device until an answer contains a date', () => {
    const clock = makeServerSyncedClock(() => SERVER)
    expect(clock.now()).toBe(SERVER)
    expect(clock.today()).toBe('2025-06-26')
  })

  it.each([TWO_DAYS, -TWO_DAYS])('[E-215] returns the server time when the device is off by %i ms', (wrong) => {
    let device = SERVER + wrong
    const clock = makeServerSyncedClock(() => device)
    clock.adjust(HEADER, clock.now())
    expect(clock.now()).toEqual(SERVER + 500)
    expect(clock.today()).toBe('2025-06-26')
    device += 24 * 60 * 60 * 1000
    expect(clock.now()).toEqual(SERVER + 500 + 24 * 60 * 60 * 1000)
    expect(clock.today()).toBe('2025-06-27')
  })

  it('ignores a difference within the precision of the date header', () => {
    const clock = makeServerSyncedClock(() => SERVER + 900)
    clock.adjust(HEADER, SERVER + 800)
    expect(clock.now()).toBe(SERVER + 900)
    const slow = makeServerSyncedClock(() => SERVER + 4000)
    slow.adjust(TWO_SECONDS_LATER, SERVER)
    expect(slow.now()).toBe(SERVER + 4000)
  })

  describe('[D1-260] a device clock that changes while the page is open', () => {
    const HOUR = 60 * 60 * 1000
    /** Makes a device with two clocks. `set` changes the clock that can be set; `pass` advances both. */
    const device = () => {
      let [date, ticks] = [SERVER, 5]
      const clock = makeServerSyncedClock(
        () => date,
        () => ticks,
      )
      const pass = (ms: number) => ([date, ticks] = [date + ms, ticks + ms])
      const set = (by: number) => (date += by)
      return { clock, pass, set }
    }

    it('is ignored if set back during the visit', () => {
      const { clock, pass, set } = device()
      pass(1000)
      set(-HOUR)
      pass(500)
      expect(clock.now()).toBe(SERVER + 1500)
      expect(clock.clockChanges()).toBe(1)
      pass(HOUR)
      expect(clock.now()).toBe(SERVER + 1500 + HOUR)
      expect(clock.clockChanges()).toBe(1)
    })

    it('is followed when it jumps forward after a sleep', () => {
      const { clock, pass, set } = device()
      set(2 * HOUR)
      expect(clock.clockChanges()).toBe(1)
      expect(clock.now()).toBe(SERVER + 2 * HOUR)
      pass(1000)
      clock.adjust(HEADER, clock.now())
      expect(clock.now()).toBe(SERVER + 500)
      expect(clock.clockChanges()).toBe(1)
    })

    it('does not count as changed after the usual drift', () => {
      const { clock, pass, set } = device()
      for (const drift of [900, -1800, 900]) {
        pass(HOUR)
        set(drift)
        expect(clock.clockChanges()).toBe(0)
      }
      expect(clock.now()).toBe(SERVER + 3 * HOUR)
    })
  })

  it('calls its listeners until they unsubscribe', () => {
    const clock = makeServerSyncedClock(() => 0)
    let noticeCount = 0
    const leave = clock.subscribe(() => (noticeCount += 1))
    clock.adjust(HEADER, 0)
    leave()
    clock.adjust('Sat, 28 Jun 2025 09:00:00 GMT', clock.now())
    expect(noticeCount).toBe(1)
  })

  it.each([null, '', 'yesterday'])('ignores the header %s', (header) => {
    const clock = makeServerSyncedClock(() => 5)
    clock.adjust(header, 5)
    expect(clock.now()).toBe(5)
  })
})
