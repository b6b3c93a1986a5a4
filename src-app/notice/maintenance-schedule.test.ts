import { Deferred, Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { kstInstant } from '#domain/kernel/calendar'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'
import { aLanding } from '../testing/a-landing.ts'
import { aMaintenanceWorld } from '../testing/maintenance-world.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { fakePort } from '../testing/fake-port.ts'
import { settingsSourceWith } from '../testing/chosen-settings.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { MaintenanceSchedule } from './maintenance-schedule.ts'
import { NoticeAdmin } from '../admin/notice-admin.port.ts'
import { AdministerPopups } from '../admin/administer-popups.ts'
import { DeriveMaintenanceNotice, WatchMaintenance } from './watch-maintenance.ts'

const MINUTE = 60_000
const instantAt = (time: string) => kstInstant('2025-11-01', time)
const IN_DEFAULT = kstInstant('2025-10-28', '23:00')
const OUTSIDE = '203.0.113.7'
const OFFICE = '192.0.2.1'

const addressOf = (ip: string | null) => {
  const lookUps: string[] = []
  return {
    lookUps,
    address: fakePort(VisitorAddress, { lookUp: () => Effect.sync(() => (lookUps.push('asked'), ip)) }),
  }
}

describe('MaintenanceSchedule', () => {
  it('[P-236] reuses an answer for five minutes', async () => {
    const { ask, calls, clock } = aMaintenanceWorld(instantAt('12:00'), [])
    await ask()
    clock.set(instantAt('12:00') + 5 * MINUTE - 1000)
    await ask()
    expect(calls).toHaveLength(1)
    clock.set(instantAt('12:00') + 5 * MINUTE)
    await ask()
    expect(calls).toHaveLength(2)
  })

  it('[D3-36] asks again after a change, even while an answer from before the change is on its way', async () => {
    const before = Deferred.makeUnsafe<readonly LandingNotice[]>()
    const changed = [aLanding({})]
    const answers = [Deferred.await(before), Effect.succeed(changed)]
    const maintenance = MaintenanceSchedule.make({
      landings: { read: () => answers.shift() ?? Effect.die('called too often') },
      clock: stoppedClock(instantAt('12:00')),
      settings: settingsSourceWith({}),
    })
    const running = Effect.runPromise(maintenance.refresh('navigation'))
    maintenance.forget()
    Deferred.doneUnsafe(before, Effect.succeed([]))
    await running
    expect(maintenance.landings()).toEqual(changed)
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500)])(
    '[P-236] does not cache a failure: $_tag',
    async (failure) => {
      const { ask, set, calls, clock, maintenance } = aMaintenanceWorld(instantAt('22:30'), failure)
      await ask()
      set([aLanding()])
      await ask()
      expect(calls).toHaveLength(2)
      expect(maintenance.isActive()).toBe(true)
      clock.set(instantAt('22:31'))
      await ask()
      expect(calls).toHaveLength(2)
    },
  )

  it('[D3-36] repeats a failed request half a minute later', async () => {
    const { ask, calls, clock } = aMaintenanceWorld(instantAt('12:00'), NO_ANSWER)
    await ask()
    clock.set(instantAt('12:00') + 29_999)
    await ask('waiting')
    expect(calls).toHaveLength(1)
    clock.set(instantAt('12:00') + 30_000)
    await ask('waiting')
    expect(calls).toHaveLength(2)
  })

  it('makes one call for several callers', async () => {
    const { ask, calls } = aMaintenanceWorld(instantAt('12:00'), [])
    await Promise.all([ask(), ask(), ask('waiting')])
    expect(calls).toHaveLength(1)
  })

  it('repeats the request if the clock was set back in the meantime', async () => {
    const { ask, calls, clock } = aMaintenanceWorld(instantAt('12:00'), [])
    await ask()
    clock.set(instantAt('11:59'))
    await ask()
    expect(calls).toHaveLength(2)
  })

  it('[D3-36] discards the answer when an administrator changes a notice', async () => {
    const told = vi.fn<() => void>()
    const { ask, calls, maintenance } = aMaintenanceWorld(instantAt('22:30'), [aLanding()])
    await ask()
    const admin = fakePort(NoticeAdmin, { remove: () => Effect.void })
    const changes = { announce: told }
    await Effect.runPromise(
      AdministerPopups.make({ admin, adminToken: inMemoryAdminToken('kept'), maintenance, changes }).remove(1),
    )
    expect(told).toHaveBeenCalledOnce()
    expect(maintenance.isActive()).toBe(false)
    await ask()
    expect(calls).toHaveLength(2)
  })

  it('[P-241] applies the default window if the agency does not answer', async () => {
    const { ask, clock, maintenance } = aMaintenanceWorld(IN_DEFAULT, NO_ANSWER)
    await ask()
    expect(maintenance.isActive()).toBe(true)
    expect(maintenance.isUnknown()).toBe(true)
    clock.set(kstInstant('2025-10-29', '00:15'))
    expect(maintenance.isActive()).toBe(false)
    const longer = aMaintenanceWorld(kstInstant('2025-10-29', '00:15'), NO_ANSWER, { guardEnd: '2025-10-29T00:30' })
    expect(longer.maintenance.isActive()).toBe(true)
  })

  it('[P-241] keeps a known window after a failure', async () => {
    const { ask, set, clock, maintenance } = aMaintenanceWorld(instantAt('22:10'), [aLanding()])
    await ask()
    set(NO_ANSWER)
    clock.set(instantAt('22:20'))
    await ask()
    expect(maintenance.isActive()).toBe(true)
    expect(maintenance.isUnknown()).toBe(false)
    clock.set(instantAt('23:00'))
    expect(maintenance.isActive()).toBe(false)
  })
})

describe('WatchMaintenance', () => {
  const visit = (ip: string | null, now = instantAt('22:30')) => {
    const world = aMaintenanceWorld(now, [aLanding()])
    const { lookUps, address } = addressOf(ip)
    const { redirectFrom } = WatchMaintenance.make({ ...world, address })
    const targetFrom = (path: string, justSubmitted = false) => Effect.runPromise(redirectFrom(path, { justSubmitted }))
    return { ...world, lookUps, targetFrom }
  }

  it('[P-237] redirects every page to the maintenance page once the window is known', async () => {
    const { ask, targetFrom } = visit(OUTSIDE)
    expect(await targetFrom('/')).toBeNull()
    await ask()
    for (const path of ['/', '/board-faq', '/info-privacy', '/aply-info', '/aply-result', '/popup-mng'])
      expect(await targetFrom(path)).toBe('/coming-soon')
  })

  it('[P-237] does not redirect a page whose entries were just submitted', async () => {
    const { ask, targetFrom } = visit(OUTSIDE)
    await ask()
    for (const path of ['/aply-cmptn', '/aply-result']) expect(await targetFrom(path, true)).toBeNull()
    expect(await targetFrom('/result-modify', true)).toBe('/coming-soon')
  })

  it('[P-238] does not redirect visitors from the office network', async () => {
    const { ask, targetFrom, lookUps } = visit(OFFICE)
    await ask()
    for (const path of ['/', '/', '/board-faq', '/board-faq']) expect(await targetFrom(path)).toBeNull()
    expect(lookUps).toHaveLength(2)
  })

  it('[P-322] looks up no IP address outside a maintenance window', async () => {
    const { ask, targetFrom, lookUps } = visit(OUTSIDE, instantAt('21:59'))
    await ask()
    expect(await targetFrom('/')).toBeNull()
    expect(lookUps).toEqual([])
  })

  it('[P-305] leads to the main page when the window has ended', async () => {
    const { ask, targetFrom, clock, set } = visit(OUTSIDE)
    await ask()
    expect(await targetFrom('/coming-soon')).toBeNull()
    set([])
    clock.set(instantAt('22:35') - 1)
    await ask('waiting')
    expect(await targetFrom('/coming-soon')).toBeNull()
    clock.set(instantAt('22:35'))
    await ask('waiting')
    expect(await targetFrom('/coming-soon')).toBe('/')
    const other = visit(OUTSIDE)
    await other.ask()
    other.clock.set(instantAt('23:00'))
    expect(await other.targetFrom('/coming-soon')).toBe('/')
  })
})

describe('[P-317] WatchMaintenance, for a page with an open form', () => {
  const form = (ip: string | null, now: number) => {
    const world = aMaintenanceWorld(now, [aLanding()])
    const { takeUpcoming } = WatchMaintenance.make({ ...world, ...addressOf(ip) })
    return { ...world, takeUpcoming: () => Effect.runPromise(takeUpcoming()) }
  }
  const PERIOD = { from: instantAt('22:00'), until: instantAt('23:00') }

  it('warns once, ten minutes before the window', async () => {
    const { ask, clock, takeUpcoming } = form(OUTSIDE, instantAt('21:50') - 1)
    await ask()
    expect(await takeUpcoming()).toBeNull()
    clock.set(instantAt('21:50'))
    expect(await takeUpcoming()).toEqual(PERIOD)
    expect(await takeUpcoming()).toBeNull()
  })

  it('warns again when the window is moved', async () => {
    const { ask, clock, takeUpcoming, set } = form(OUTSIDE, instantAt('21:57'))
    await ask()
    expect(await takeUpcoming()).toEqual(PERIOD)
    set([aLanding({ startsAt: kstInstant('2025-11-01', '22:10') })])
    clock.set(instantAt('22:02'))
    await ask('waiting')
    expect(await takeUpcoming()).toEqual({ ...PERIOD, from: instantAt('22:10') })
  })

  it('warns of the default window with the announced end', async () => {
    const { ask, set, takeUpcoming } = form(null, kstInstant('2025-10-28', '21:55'))
    set([])
    await ask()
    expect(await takeUpcoming()).toEqual({
      from: kstInstant('2025-10-28', '22:00'),
      until: kstInstant('2025-10-29', '00:30'),
    })
  })

  it('does not warn visitors from the office network', async () => {
    const { ask, takeUpcoming } = form(OFFICE, instantAt('21:55'))
    await ask()
    expect(await takeUpcoming()).toBeNull()
  })

  it('[D3-99] warns of a new window after five minutes', async () => {
    const { ask, clock, takeUpcoming, set } = form(OUTSIDE, instantAt('21:50'))
    set([])
    await ask()
    set([aLanding()])
    for (const [now, period] of [
      [instantAt('21:54'), null],
      [instantAt('21:55'), PERIOD],
    ] as const) {
      clock.set(now)
      await ask('waiting')
      expect(await takeUpcoming()).toEqual(period)
    }
  })
})

describe('DeriveMaintenanceNotice', () => {
  const noticeAt = async (now: number, answer: Parameters<typeof aMaintenanceWorld>[1], asked = true) => {
    const world = aMaintenanceWorld(now, answer)
    if (asked) await world.ask()
    return DeriveMaintenanceNotice.make(world)()
  }

  it('[P-239] returns the notice of the administrators', async () =>
    expect(await noticeAt(instantAt('22:30'), [aLanding()])).toEqual({
      landing: aLanding(),
      from: instantAt('22:00'),
      until: instantAt('23:00'),
      unknown: false,
    }))

  it('[P-240] [P-241] returns the default notice if none is set', async () => {
    const standard = {
      landing: null,
      from: kstInstant('2025-10-28', '22:00'),
      until: kstInstant('2025-10-29', '00:30'),
    }
    expect(await noticeAt(IN_DEFAULT, [])).toEqual({ ...standard, unknown: false })
    expect(await noticeAt(IN_DEFAULT, NO_ANSWER)).toEqual({ ...standard, unknown: true })
    expect(await noticeAt(IN_DEFAULT, [], false)).toEqual({ ...standard, unknown: false })
  })
})
