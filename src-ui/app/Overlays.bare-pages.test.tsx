import { signal } from '@preact/signals-react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FollowCountdown } from '#app/session/follow-countdown'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '../parts/services/signals.ts'
import * as session from '../parts/session/session-signals.ts'
import { keepGuardsWaiting, installFakeServices } from '../testing/services.ts'
import InnerPage from './frame/InnerPage.tsx'
import Overlays from './Overlays.tsx'

/** Counts how often a page started the session timer. */
const timers = vi.fn<() => void>()
const startTimers = () => Effect.andThen(Effect.sync(timers), Effect.never)
const other = {
  waiting: () => null,
  subscribe: () => () => undefined,
  isActive: () => false,
  refresh: () => Effect.void,
  forget: () => undefined,
}

beforeEach(() => {
  timers.mockClear()
  installFakeServices((token) => (token === FollowCountdown ? startTimers : other))
  keepGuardsWaiting()
  // Gives the session a countdown, because the timer does not start without one.
  vi.spyOn(session, 'followSession').mockResolvedValue(undefined)
  vi.spyOn(session, 'sessionSecondsLeft', 'get').mockReturnValue(signal(3600))
  vi.spyOn(window, 'close').mockReturnValue(undefined)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.stubGlobal('opener', { closed: false, postMessage: () => undefined })
})

describe('[E-014] the window of a certification provider', () => {
  const PATHS = ['/kmc-result', '/integration-result', '/kmc-result/cert/add']

  it.each(PATHS)('shows no frame of the portal: %s', async (path) => {
    currentSettings.value = { ...DEFAULT_SETTINGS, chatbotUrl: '/chat' }
    // The page shows the configured chat, as every page does except the windows of the providers.
    const { unmount } = render(<InnerPage path="/ctn-mttr" />)
    expect(await screen.findByRole('complementary', { name: '챗봇 상담' })).toBeInstanceOf(HTMLElement)
    unmount()
    history.pushState(null, '', path)
    render(<InnerPage path={path} />)
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title.textContent).toBe('인증에 실패했습니다. 다시 시도해주세요.')
    for (const role of ['banner', 'contentinfo', 'timer', 'complementary', 'link'])
      expect(screen.queryByRole(role)).toBeNull()
  })

  it('runs no session timer', async () => {
    // Imports the countdown before the fake timers are installed, so that a page can start it immediately.
    await import('./frame/follow-countdown.ts')
    vi.useFakeTimers()
    const stay = async (path: string) => {
      history.pushState(null, '', path)
      render(<Overlays />)
      await act(() => vi.advanceTimersByTimeAsync(1000))
      cleanup()
    }
    for (const path of PATHS) await stay(path)
    expect(timers).not.toHaveBeenCalled()
    await stay('/info-agree')
    vi.useRealTimers()
    await vi.waitFor(() => expect(timers).toHaveBeenCalledOnce())
  })
})
