import { Deferred, Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import type { LandingNotice } from '#domain/notice/maintenance-window'
import { kstInstant } from '#domain/time/calendar'
import { AdministerPopups } from '../admin/administer-popups.ts'
import { NoticeAdmin } from '../admin/notice-admin.port.ts'
import { aLanding } from '../testing/a-landing.ts'
import { settingsSourceWith } from '../testing/chosen-settings.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { aMaintenanceWorld } from '../testing/maintenance-world.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { MaintenanceSchedule } from './maintenance-schedule.ts'

const MINUTE = 60_000
const instantAt = (time: string) => kstInstant('2025-11-01', time)
const IN_DEFAULT = kstInstant('2025-10-28', '23:00')

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
    const changedLandings = [aLanding({})]
    const answers = [Deferred.await(before), Effect.succeed(changedLandings)]
    const maintenance = MaintenanceSchedule.make({
      landings: { read: () => answers.shift() ?? Effect.die('called too often') },
      clock: stoppedClock(instantAt('12:00')),
      settings: settingsSourceWith({}),
    })
    const running = Effect.runPromise(maintenance.refresh('navigation'))
    maintenance.forget()
    Deferred.doneUnsafe(before, Effect.succeed([]))
    await running
    expect(maintenance.landings()).toEqual(changedLandings)
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
    const listener = vi.fn<() => void>()
    const { ask, calls, maintenance } = aMaintenanceWorld(instantAt('22:30'), [aLanding()])
    await ask()
    const admin = fakePort(NoticeAdmin, { remove: () => Effect.void })
    const changes = { announce: listener }
    await Effect.runPromise(
      AdministerPopups.make({ admin, adminToken: inMemoryAdminToken('kept'), maintenance, changes }).remove(1),
    )
    expect(listener).toHaveBeenCalledOnce()
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
