import { afterEach, describe, expect, it, vi } from 'vitest'
import { kstInstant } from '../time/calendar.ts'
import { type DatedNoticeId, type DatedRow, DATED_NOTICES } from './dated-notices.table.ts'
import { applicationClosureAt, fallbackNoticeAt, isInEffectAt, noticesAt } from './dated-notices.ts'

/**
 * For every notice, instants just before and at its start and its end, in Korean time. A notice without start and end
 * is always in effect.
 */
const DATED_NOTICE_CASES = [
  { id: 'june', at: '2024-01-01 00:00:00.000', holds: true },
  { id: 'june', at: '2025-06-30 01:59:59.999', holds: true },
  { id: 'june', at: '2025-06-30 02:00:00.000', holds: false },
  { id: 'june', at: '2026-06-30 01:00:00.000', holds: false },
  { id: 'maintenance', at: '2025-02-24 22:59:59.999', holds: false },
  { id: 'maintenance', at: '2025-02-24 23:00:00.000', holds: true },
  { id: 'maintenance', at: '2025-02-25 00:59:59.999', holds: true },
  { id: 'maintenance', at: '2025-02-25 01:00:00.000', holds: false },
  { id: 'proof', at: '2024-01-01 00:00:00.000', holds: true },
  { id: 'proof', at: '2099-12-31 23:59:59.999', holds: true },
  { id: 'default', at: '2025-10-13 09:59:59.999', holds: true },
  { id: 'default', at: '2025-10-13 10:00:00.000', holds: false },
  { id: 'fallback', at: '2025-10-13 09:59:59.999', holds: false },
  { id: 'fallback', at: '2025-10-13 10:00:00.000', holds: true },
  { id: 'fallback', at: '2099-12-31 23:59:59.999', holds: true },
  { id: 'applyClosed', at: '2025-06-26 17:59:59.999', holds: false },
  { id: 'applyClosed', at: '2025-06-26 18:00:00.000', holds: true },
  { id: 'applyClosed', at: '2025-06-26 19:59:59.999', holds: true },
  { id: 'applyClosed', at: '2025-06-26 20:00:00.000', holds: false },
  { id: 'applyClosed', at: '2025-06-27 19:00:00.000', holds: false },
  { id: 'maintenanceWindow', at: '2025-10-28 21:59:59.999', holds: false },
  { id: 'maintenanceWindow', at: '2025-10-28 22:00:00.000', holds: true },
  { id: 'maintenanceWindow', at: '2025-10-28 23:59:59.999', holds: true },
  { id: 'maintenanceWindow', at: '2025-10-29 00:00:00.000', holds: false },
  { id: 'maintenanceWindow', at: '2025-10-29 00:15:00.000', holds: false },
] as const

/** Returns the instant of `2025-06-26 18:00:00.000` in Korea. */
const instantAt = (text: string) => kstInstant(text.slice(0, 10), text.slice(11, 19)) + Number(text.slice(20))
const rowOf = (id: DatedNoticeId) => DATED_NOTICES.find((row) => row.id === id) as DatedRow

const MAINTENANCE_PERIOD = '2025년 2월 24일 23시부터 2월 25일 01시까지'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('[E-026] [E-040] [E-041] [E-042] [P-233] [P-234] everything that begins or ends at a fixed time', () => {
  it.each(DATED_NOTICE_CASES)('$id holds at $at: $holds', ({ id, at: time, holds }) =>
    expect(isInEffectAt(rowOf(id), instantAt(time))).toBe(holds),
  )

  it('has a case on both sides of every limit', () => {
    const cases: readonly { id: DatedNoticeId; at: string; holds: boolean }[] = DATED_NOTICE_CASES
    expect(new Set(cases.map((row) => row.id))).toEqual(new Set(DATED_NOTICES.map((row) => row.id)))
    const tested = cases.map((row) => `${row.id} ${instantAt(row.at)}`)
    const sides = DATED_NOTICES.flatMap((row) =>
      [row.from, row.until].flatMap((edge) => (edge === null ? [] : [`${row.id} ${edge - 1}`, `${row.id} ${edge}`])),
    )
    expect(sides.filter((side) => !tested.includes(side))).toEqual([])
  })

  it('holds at any earlier time if it has no start, and at any later time if it has no end', () => {
    expect(isInEffectAt({ from: null, until: 0 }, -1)).toBe(true)
    expect(isInEffectAt({ from: 0, until: null }, 8_640_000_000_000_000)).toBe(true)
  })

  it('has a unique id in the table', () =>
    expect(new Set(DATED_NOTICES.map((row) => row.id)).size).toBe(DATED_NOTICES.length))
})

describe('the contents of the rows', () => {
  it('[E-040] [E-041] [E-042] the rows say of each notice whether it is a fallback, and which period it announces', () =>
    expect(DATED_NOTICES.flatMap((row) => (row.kind === 'popup' ? [[row.id, row.shown, row.period]] : []))).toEqual([
      ['june', 'always', null],
      ['maintenance', 'always', MAINTENANCE_PERIOD],
      ['proof', 'always', null],
      ['default', 'fallback', null],
      ['fallback', 'fallback', null],
    ]))

  it('[P-233] the rows contain a separate announced end for the maintenance window', () => {
    const window = DATED_NOTICES.find((row) => row.id === 'maintenanceWindow')
    expect(window?.noticeUntil).toBe(instantAt('2025-10-29 00:30:00.000'))
  })
})

describe('the notices of the main page', () => {
  const ids = (text: string) => noticesAt(instantAt(text)).map((row) => row.id)

  it('[E-040] [E-042] the notices include the fixed notices of the day, with priority 0', () => {
    expect(ids('2025-02-24 23:30:00.000')).toEqual(['june', 'maintenance', 'proof'])
    expect(ids('2025-06-30 01:59:59.999')).toEqual(['june', 'proof'])
    expect(ids('2025-06-30 02:00:00.000')).toEqual(['proof'])
    expect(noticesAt(instantAt('2025-02-24 23:30:00.000')).map((row) => row.priority)).toEqual([0, 0, 0])
  })

  it('[E-041] the time decides which fallback notice is shown', () => {
    expect(fallbackNoticeAt(instantAt('2025-10-13 09:59:59.999')).id).toBe('default')
    expect(fallbackNoticeAt(instantAt('2025-10-13 10:00:00.000')).id).toBe('fallback')
    expect(fallbackNoticeAt(Number.NaN).id).toBe('fallback')
  })
})

describe('the period in which applications are closed', () => {
  it.each(['UTC', 'Asia/Seoul', 'America/New_York', 'Pacific/Kiritimati'])(
    '[E-026] [P-300] is the same on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const states = ['17:59:59.999', '18:00:00.000', '19:59:59.999', '20:00:00.000'].map(
        (time) => applicationClosureAt(instantAt(`2025-06-26 ${time}`)) !== null,
      )
      expect(states).toEqual([false, true, true, false])
      expect(applicationClosureAt(1_750_928_400_000) !== null).toBe(true)
      expect(applicationClosureAt(1_750_928_399_999) !== null).toBe(false)
    },
  )
})
