import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import Overlays from './Overlays.tsx'
import InnerPage from './shell/InnerPage.tsx'
import { currentSettings } from './signals.ts'

/** How often the session timer of the page was really started. */
const timers = vi.hoisted(() => vi.fn<() => void>())
const visit = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)))
vi.mock('./session/visit.ts', () => ({ visit }))
// A session with a countdown: without one there is nothing to time.
vi.mock('./session/session-signals.ts', async () => ({
  followSession: async () => undefined,
  secondsLeft: (await import('@preact/signals-react')).signal(3600),
}))
vi.mock('./services.ts', async () => {
  const { Effect } = await import('effect')
  const { FollowCountdown } = await import('#app/session/follow-countdown')
  const started = () => Effect.andThen(Effect.sync(timers), Effect.never)
  const other = {
    waiting: () => null,
    subscribe: () => () => undefined,
    isActive: () => false,
    refresh: () => Effect.void,
  }
  const container = { get: (token: unknown) => (token === FollowCountdown ? started : other) }
  return {
    firstServices: async () => container,
    services: async () => container,
    settings: async () => (await import('#domain/kernel/settings')).DEFAULT_SETTINGS,
    clock: { now: () => 0, subscribe: () => () => undefined },
  }
})

beforeEach(() => {
  vi.spyOn(window, 'close').mockReturnValue(undefined)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.stubGlobal('opener', { closed: false, postMessage: () => undefined })
})
afterEach(() => {
  cleanup()
  currentSettings.value = DEFAULT_SETTINGS
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[E-014] the windows that a provider returns to', () => {
  const PATHS = ['/kmc-result', '/integration-result', '/kmc-result/cert/add']

  it.each(PATHS)('%s has no header, footer, countdown or chatbot, and waits for no guard', async (path) => {
    currentSettings.value = { ...DEFAULT_SETTINGS, chatbotUrl: '/chat' }
    // Any other page has the chat that is configured.
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

  it('run no session timer, which every other page does', async () => {
    // Loaded before the clock is held: what a page starts, it then starts at once.
    await import('./session/follow-countdown.ts')
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
