import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '../services/signals.ts'
import { HelpDeskClosedNote, HelpDeskHoursNote } from './HelpDeskHours.tsx'

const pageText = () => document.body.textContent
const HOURS = '상담시간 : 평일 9시~18시 (공휴일 제외)'

describe('[P-262] the hours next to a telephone number', () => {
  it('the next opening time follows the hours of a closed help desk', () => {
    render(<HelpDeskHoursNote />)
    expect(pageText()).toBe(HOURS)
    for (const [day, time, closed] of [
      ['2026-11-23', '23:05', '지금은 상담시간이 아닙니다. 내일 9시부터 상담하실 수 있습니다.'],
      ['2026-11-24', '08:59', '지금은 상담시간이 아닙니다. 오늘 9시부터 상담하실 수 있습니다.'],
      ['2026-11-24', '09:00', ''],
      ['2026-11-27', '18:00', '지금은 상담시간이 아닙니다. 월요일 9시부터 상담하실 수 있습니다.'],
    ] as const) {
      act(() => void (serverTime.value = kstInstant(day, time)))
      expect(pageText()).toBe(`${HOURS}${closed}`)
    }
  })

  it('HelpDeskClosedNote is empty while the help desk is open', () => {
    serverTime.value = kstInstant('2026-11-23', '12:00')
    render(<HelpDeskClosedNote />)
    expect(pageText()).toBe('')
    act(() => void (serverTime.value = kstInstant('2026-11-28', '12:00')))
    expect(screen.getByText(/월요일/)).not.toBeNull()
  })
})
