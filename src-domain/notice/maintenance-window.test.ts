import { describe, expect, it } from 'vitest'
import { formatKstDateTime, kstInstant } from '../kernel/calendar.ts'
import { MAINTENANCE_CHOICES } from './maintenance-window.cases.ts'
import { DEFAULT_MAINTENANCE, chooseWindow, defaultEndOf, isMaintenance, windowOf } from './maintenance-window.ts'

const at = (text: string) => kstInstant(text.slice(0, 10), text.slice(11))

describe('[P-232] [P-233] which maintenance window counts', () => {
  it.each(MAINTENANCE_CHOICES)('at $at: the one of $from', ({ landings, at: time, from }) => {
    const window = chooseWindow(landings, at(time))
    expect(window.landing === null ? 'default' : formatKstDateTime(window.from)).toBe(from)
  })

  it('[P-233] the default window ends at midnight, or at the end that a deployment sets', () => {
    const quarterPast = at('2025-10-29 00:15')
    const later = chooseWindow([], quarterPast, defaultEndOf({ guardEnd: '2025-10-29T00:30' }))
    expect(isMaintenance(chooseWindow([], quarterPast), quarterPast)).toBe(false)
    expect(isMaintenance(later, quarterPast)).toBe(true)
    expect(isMaintenance(later, at('2025-10-29 00:30') - 1)).toBe(true)
    expect(isMaintenance(later, at('2025-10-29 00:30'))).toBe(false)
    for (const guardEnd of ['', 'half past midnight'])
      expect(formatKstDateTime(defaultEndOf({ guardEnd }))).toBe('2025-10-29 00:00')
    expect(formatKstDateTime(DEFAULT_MAINTENANCE.noticeUntil)).toBe('2025-10-29 00:30')
  })
})

describe('[P-234] [P-235] the window of a landing notice', () => {
  const landing = { popupYn: 'Y', popupStartDt: '2025-11-01T22:00:00', popupEndDt: '2025-11-01T23:00:00' }

  it('[P-235] is Korean time', () =>
    expect(windowOf(landing)).toEqual({ from: at('2025-11-01 22:00'), until: at('2025-11-01 23:00'), landing }))

  it('[P-234] begins with its start and ends one millisecond before its end', () => {
    const window = chooseWindow([landing], at('2025-11-01 00:00'))
    const edges = [window.from - 1, window.from, window.until - 1, window.until]
    expect(edges.map((now) => isMaintenance(window, now))).toEqual([false, true, true, false])
  })

  it('[P-232] may be empty: an end equal to its start is valid and never active', () => {
    const window = chooseWindow([{ ...landing, popupEndDt: landing.popupStartDt }], at('2025-11-01 00:00'))
    expect(window.landing?.popupEndDt).toBe(landing.popupStartDt)
    expect(isMaintenance(window, window.from)).toBe(false)
  })
})
