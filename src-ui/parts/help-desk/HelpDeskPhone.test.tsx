import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '../services/signals.ts'
import { HelpDeskPhone } from './HelpDeskPhone.tsx'

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.textContent, link.getAttribute('href')])
const text = () => document.body.textContent.replaceAll('\u00a0', ' ')

describe('[D2-851] [P-255] [P-262] the telephone of a help desk', () => {
  it('has all its numbers in one line, and the hours below it', () => {
    serverTime.value = kstInstant('2026-11-23', '12:00')
    render(<HelpDeskPhone helpDesk="proof" words="전화로 이의신청하기" />)
    expect(links()).toEqual([
      ['전화로 이의신청하기 1644-5332', '1644-5332', 'tel:16445332'],
      ['전화로 이의신청하기 1644-5333', '1644-5333', 'tel:16445333'],
    ])
    expect(text()).toBe('1644-5332· 1644-5333상담시간 : 평일 9시~18시 (공휴일 제외)')
  })

  it('[D2-990] says outside the hours when calls are answered again, and always what the caller needs', () => {
    serverTime.value = kstInstant('2026-11-23', '12:00')
    render(<HelpDeskPhone helpDesk="application" note="신청번호 DA1" />)
    expect(text()).toBe('1533-0500상담시간 : 평일 9시~18시 (공휴일 제외)신청번호 DA1')
    act(() => void (serverTime.value = kstInstant('2026-11-27', '20:00')))
    expect(text()).toBe('1533-0500월요일 9시부터 상담 (평일 9시~18시)신청번호 DA1')
  })

  it('[D3-134] has a line for each help desk, with its name', () => {
    render(<HelpDeskPhone helpDesk="both" />)
    expect(links().map(([name]) => name)).toEqual([
      '신청·결과 1533-0500',
      '증빙·이의신청 1644-5332',
      '증빙·이의신청 1644-5333',
    ])
  })
})
