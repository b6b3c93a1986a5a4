import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { currentSettings, serverTime } from '#ui/parts/services/signals.ts'
import { installEntryPageFakes } from '#ui/testing/entry-pages.ts'
import '#ui/testing/no-layout.ts'
import { MainScreen } from './MainScreen.tsx'

const { through } = installEntryPageFakes()

const plain = (element: Element | null | undefined) => element?.textContent

const CLOSED = [kstInstant('2025-06-26', '18:00'), kstInstant('2025-06-26', '20:00')] as const

describe('the tiles of the main page', () => {
  const tiles = () => within(screen.getByRole('navigation', { name: '주요 서비스' })).getAllByRole('link')

  it('[E-023] [E-024] [D1-227] the four tiles have their names, and the first two also their sentences and URLs', () => {
    render(<MainScreen />)
    expect(tiles().map((tile) => tile.firstElementChild?.firstChild?.textContent)).toEqual([
      '지원요건 확인',
      '신청하기',
      '신청결과 확인 및 증빙 등록',
      '이용방법 안내',
    ])
    expect(
      tiles()
        .slice(0, 2)
        .map((tile) => tile.getAttribute('href')),
    ).toEqual(['/elig-check', '/self-check'])
    const [requirements, apply] = tiles().map(plain)
    expect(requirements).toBe('지원요건 확인 신청 전에 지원 대상과 요건을 확인해주세요.')
    expect(apply).toBe('신청하기 자가진단과 본인인증을 하고 신청합니다.')
    // The first line of the heading must end with the space that separates it from the second line.
    expect(screen.getByRole('heading', { level: 1 }).firstChild?.textContent).toMatch(/소상공인의 $/)
  })

  it('[E-025] a tile opens the configured manual in a new tab', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, manualUrl: '/pdf/other.pdf' }
    render(<MainScreen />)
    const guide = tiles()[3]
    expect(['href', 'target', 'rel'].map((name) => guide?.getAttribute(name))).toEqual([
      '/pdf/other.pdf',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('[E-027] the application tile is disabled while applications are closed', async () => {
    render(<MainScreen />)
    const apply = () => tiles()[1] as HTMLElement
    const setNow = (time: number) => act(async () => void (serverTime.value = time))
    await act(() => import('#ui/parts/notice/application-closure.ts').then(() => undefined))
    for (const [time, closed] of [
      [CLOSED[0] - 1, false],
      [CLOSED[0], true],
      [CLOSED[1] - 1, true],
      [CLOSED[1], false],
    ] as const) {
      await setNow(time)
      expect(apply().getAttribute('aria-disabled')).toBe(closed ? 'true' : null)
      if (closed) {
        expect(fireEvent.click(apply())).toBe(false)
        await act(() => import('./queue-for-tile.ts').then(() => undefined))
      }
    }
    expect(through).not.toHaveBeenCalled()
    fireEvent.click(apply())
    await vi.waitFor(() => expect(location.pathname).toBe('/self-check'))
  })
})
