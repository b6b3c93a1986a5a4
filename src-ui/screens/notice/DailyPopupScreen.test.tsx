import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { ROUTE_TABLE } from '#ui/app/routes.tsx'
import { pageClock } from '#ui/parts/services/services.ts'
import { renderScreenAtUrl } from '#ui/testing/render-screen-at-url.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import DailyPopupScreen from './DailyPopupScreen.tsx'

const mocks = { now: 0 }

beforeEach(() => {
  keepServicesFromLoading()
  vi.spyOn(pageClock, 'now').mockImplementation(() => mocks.now)
})

afterEach(() => localStorage.clear())

describe('[P-243] the notice of the day', () => {
  const DAY = kstInstant('2025-06-02', '23:50')
  const openAt = (now: number) => {
    mocks.now = now
    return renderScreenAtUrl(DailyPopupScreen, '/popup')
  }
  const close = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '닫기' })))

  it('is available at two URLs', async () => {
    const [popup, alias] = await Promise.all([ROUTE_TABLE['/popup'].screen(), ROUTE_TABLE['/popup-daily'].screen()])
    expect(popup.default).toBe(alias.default)
  })

  it('stores nothing unless the checkbox is checked', async () => {
    const history = await openAt(DAY)
    expect(screen.getByRole('img', { name: '공지사항' }).getAttribute('src')).toMatch(/notice-board.*svg/)
    expect(screen.getByRole('checkbox', { name: '오늘 하루 열지 않기' })).toBeInstanceOf(HTMLInputElement)
    await close()
    expect(history).toEqual(['/popup', '/'])
    expect(localStorage).toHaveLength(0)
  })

  it('stays hidden until the Korean day ends', async () => {
    await openAt(DAY)
    fireEvent.click(screen.getByRole('checkbox'))
    await close()
    expect({ ...localStorage }).toEqual({ 'popup-hide-daily': '2025-06-02' })
    cleanup()
    expect(await openAt(kstInstant('2025-06-02', '23:59'))).toEqual(['/'])
    expect(screen.queryByRole('img')).toBeNull()
    cleanup()
    expect(await openAt(kstInstant('2025-06-03'))).toEqual(['/popup'])
    expect(screen.getByRole('img', { name: '공지사항' }).isConnected).toBe(true)
  })

  it('closes a window that a script has opened', async () => {
    vi.stubGlobal('opener', {})
    const shut = vi.spyOn(window, 'close').mockImplementation(() => vi.stubGlobal('closed', true))
    const history = await openAt(DAY)
    await close()
    expect(shut).toHaveBeenCalledOnce()
    expect(history).toEqual(['/popup'])
  })

  it('opens the main page if the window cannot be closed', async () => {
    vi.stubGlobal('opener', {})
    vi.spyOn(window, 'close').mockReturnValue(undefined)
    const history = await openAt(DAY)
    await close()
    expect(history).toEqual(['/popup', '/'])
  })
})
