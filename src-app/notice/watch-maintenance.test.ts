import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { aLanding } from '../testing/a-landing.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { aMaintenanceWorld } from '../testing/maintenance-world.ts'
import { DeriveMaintenanceNotice, WatchMaintenance } from './watch-maintenance.ts'

const instantAt = (time: string) => kstInstant('2025-11-01', time)
const OUTSIDE = '203.0.113.7'
const OFFICE = '192.0.2.1'

const visitorAt = (ip: string | null) => {
  const lookUps: string[] = []
  return { lookUps, recogniseOffice: () => Effect.sync(() => (lookUps.push('asked'), ip === OFFICE)) }
}

describe('WatchMaintenance', () => {
  const visit = (ip: string | null, now = instantAt('22:30')) => {
    const world = aMaintenanceWorld(now, [aLanding()])
    const { lookUps, recogniseOffice } = visitorAt(ip)
    const { redirectFrom } = WatchMaintenance.make({ ...world, recogniseOffice })
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

  it('[P-305] leads from the maintenance page to the main page when the window has ended', async () => {
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
    const { takeUpcoming } = WatchMaintenance.make({ ...world, ...visitorAt(ip) })
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
    const during = kstInstant('2025-10-28', '23:00')
    expect(await noticeAt(during, [])).toEqual({ ...standard, unknown: false })
    expect(await noticeAt(during, NO_ANSWER)).toEqual({ ...standard, unknown: true })
    expect(await noticeAt(during, [], false)).toEqual({ ...standard, unknown: false })
  })
})
