import { describe, expect, it } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import { formatKstDateTime } from '../time/written-dates.ts'
import { DEFAULT_MAINTENANCE } from './dated-notices.table.ts'
import { formatPeriod } from './landing-time.ts'
import { MAINTENANCE_WINDOW_CASES } from './maintenance-window.cases.ts'
import {
  type LandingNotice,
  announcedMaintenanceEndOf,
  announcedStartOf,
  applicableMaintenanceWindow,
  defaultMaintenanceEnd,
  isDuringMaintenance,
  isMaintenanceSoon,
  findLandingToShow,
  maintenanceWindowOf,
} from './maintenance-window.ts'

const instantAt = (text: string) => kstInstant(text.slice(0, 10), text.slice(11))

describe('[P-232] [P-233] the maintenance window in effect', () => {
  it.each(MAINTENANCE_WINDOW_CASES)('$verdict: the window in effect begins at $from', ({ landings, at, from }) => {
    const window = applicableMaintenanceWindow(landings, at)
    expect(window.landing === null ? 'default' : formatKstDateTime(window.from)).toBe(from)
  })

  it('[D3-574] is announced ten minutes ahead, even if a window without length begins before it', () => {
    const zero = { isActive: true, startsAt: instantAt('2025-11-01 22:00'), endsAt: instantAt('2025-11-01 22:00') }
    const next = { isActive: true, startsAt: instantAt('2025-11-01 22:05'), endsAt: instantAt('2025-11-01 23:00') }
    const isSoonAt = (time: string) => {
      const now = instantAt(`2025-11-01 ${time}`)
      return isMaintenanceSoon(applicableMaintenanceWindow([zero, next], now), now)
    }
    expect(['21:54', '21:55', '21:59', '22:00', '22:04'].map(isSoonAt)).toEqual([false, true, true, true, true])
  })

  it('ends at midnight by default, or at the configured end', () => {
    const quarterPast = instantAt('2025-10-29 00:15')
    const later = applicableMaintenanceWindow([], quarterPast, defaultMaintenanceEnd({ guardEnd: '2025-10-29T00:30' }))
    expect(defaultMaintenanceEnd({ guardEnd: '00:30' })).toBe(later.until)
    expect(isDuringMaintenance(applicableMaintenanceWindow([], quarterPast), quarterPast)).toBe(false)
    expect(isDuringMaintenance(later, quarterPast)).toBe(true)
    expect(isDuringMaintenance(later, instantAt('2025-10-29 00:30') - 1)).toBe(true)
    expect(isDuringMaintenance(later, instantAt('2025-10-29 00:30'))).toBe(false)
    for (const guardEnd of ['', 'half past midnight'])
      expect(formatKstDateTime(defaultMaintenanceEnd({ guardEnd }))).toBe('2025-10-29 00:00')
    expect(formatKstDateTime(DEFAULT_MAINTENANCE.noticeUntil)).toBe('2025-10-29 00:30')
  })
})

describe('[P-234] [P-235] the window of a landing notice', () => {
  const landing = {
    isActive: true,
    startsAt: kstInstant('2025-11-01', '22:00'),
    endsAt: kstInstant('2025-11-01', '23:00'),
  }

  it('is given in Korean time', () =>
    expect(maintenanceWindowOf(landing)).toEqual({
      from: instantAt('2025-11-01 22:00'),
      until: instantAt('2025-11-01 23:00'),
      landing,
    }))

  it('holds from the start until just before the end', () => {
    const window = applicableMaintenanceWindow([landing], instantAt('2025-11-01 00:00'))
    const edges = [window.from - 1, window.from, window.until - 1, window.until]
    expect(edges.map((now) => isDuringMaintenance(window, now))).toEqual([false, true, true, false])
  })

  it('[P-232] a window of zero length does not hide a longer one with the same start', () => {
    const empty = { ...landing, endsAt: landing.startsAt }
    const window = applicableMaintenanceWindow([empty, landing], instantAt('2025-11-01 00:00'))
    expect(window.landing).toBe(landing)
  })

  it('[P-232] a window of zero length is valid but never active', () => {
    const window = applicableMaintenanceWindow(
      [{ ...landing, endsAt: landing.startsAt }],
      instantAt('2025-11-01 00:00'),
    )
    expect(window.landing?.endsAt).toBe(landing.startsAt)
    expect(isDuringMaintenance(window, window.from)).toBe(false)
  })
})

describe('the announcement of a window', () => {
  const landing: LandingNotice = {
    id: 3,
    content: '<p>점검 중입니다.</p>',
    isActive: true,
    startsAt: kstInstant('2025-11-01', '22:00'),
    endsAt: kstInstant('2025-11-01', '23:00'),
  }
  const window = applicableMaintenanceWindow([landing], instantAt('2025-11-01 00:00'))

  it('[P-317] starts ten minutes before the window', () => {
    const edges = [window.from - 600_001, window.from - 600_000, window.from - 1, window.from]
    expect(edges.map((now) => isMaintenanceSoon(window, now))).toEqual([false, true, true, false])
    expect(isMaintenanceSoon({ ...window, until: window.from }, window.from - 1)).toBe(false)
  })

  it('[P-233] [P-240] a deployment can change the announced end', () => {
    const period = (noticeEnd: string) => {
      const chosen = applicableMaintenanceWindow([], instantAt('2025-10-28 22:00'))
      return formatPeriod(chosen.from, announcedMaintenanceEndOf(chosen, { noticeEnd }))
    }
    expect(period('')).toBe('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30')
    expect(period('2025-10-29T01:00')).toBe('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 01:00')
    expect(announcedMaintenanceEndOf(window, { noticeEnd: '2025-10-29T01:00' })).toBe(window.until)
  })

  it('[D3-132] shows the start only if a moved window ends on the day of the notice', () => {
    const startUntil = (end: string) => announcedStartOf({ landing: null, from: window.from, until: instantAt(end) })
    expect(startUntil('2025-10-29 23:59')).toBe(window.from)
    expect(startUntil('2025-10-30 00:00')).toBeNull()
  })

  it('[D3-132] shows the configured end of a moved window', () => {
    const told = (guardEnd: string, noticeEnd = '') => {
      const chosen = applicableMaintenanceWindow([], instantAt('2025-10-28 22:00'), defaultMaintenanceEnd({ guardEnd }))
      const [start, end] = [announcedStartOf(chosen), announcedMaintenanceEndOf(chosen, { noticeEnd })]
      return [start === null ? null : formatKstDateTime(start), formatKstDateTime(end)]
    }
    expect(told('')).toEqual(['2025-10-28 22:00', '2025-10-29 00:30'])
    expect(told('00:45')).toEqual(['2025-10-28 22:00', '2025-10-29 00:45'])
    expect(told('2026-11-23 06:00')).toEqual([null, '2026-11-23 06:00'])
    expect(told('2026-11-23 06:00', '2026-11-23 07:00')).toEqual([null, '2026-11-23 07:00'])
    expect(announcedStartOf({ ...window, until: instantAt('2026-11-23 06:00') })).toBe(window.from)
  })

  const ACTIVE = instantAt('2025-11-01 22:30')
  const other = { ...landing, id: 4 }
  it.each([
    { name: 'the first notice if it is active', landings: [landing, other], now: ACTIVE, shown: 3 },
    { name: 'no notice if the first begins later, even if another is active', now: ACTIVE, shown: undefined },
    {
      name: 'no notice that is switched off',
      landings: [{ ...landing, isActive: false }],
      now: ACTIVE,
      shown: undefined,
    },
    { name: 'no notice without content', landings: [{ ...landing, content: ' ' }], now: ACTIVE, shown: undefined },
    { name: 'no notice before its window', landings: [landing], now: window.from - 1, shown: undefined },
    { name: 'no notice after its window', landings: [landing], now: window.until, shown: undefined },
    { name: 'no notice if none is registered', landings: [], now: ACTIVE, shown: undefined },
  ])('[D3-35] shows $name', ({ landings, now, shown }) => {
    const later = { ...landing, startsAt: kstInstant('2025-11-02', '22:00'), endsAt: kstInstant('2025-11-02', '23:00') }
    expect(findLandingToShow(landings ?? [later, other], now)?.id).toBe(shown)
  })
})
