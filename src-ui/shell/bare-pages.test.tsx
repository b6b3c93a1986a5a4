import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Companions from './Companions.tsx'
import InnerPage from './InnerPage.tsx'

const followCountdown = vi.hoisted(() => vi.fn<() => void>())
const visit = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)))
vi.mock('../session/follow-countdown.ts', () => ({ followCountdown }))
vi.mock('../session/visit.ts', () => ({ visit }))
vi.mock('../session/session-signals.ts', () => ({ followSession: async () => undefined }))
vi.mock('../services.ts', async () => ({
  firstServices: async () => ({ get: () => ({ waiting: () => null, subscribe: () => () => undefined }) }),
  settings: async () => (await import('#domain/kernel/settings')).DEFAULT_SETTINGS,
  clock: { now: () => 0, subscribe: () => () => undefined },
}))

beforeEach(() => {
  vi.spyOn(window, 'close').mockReturnValue(undefined)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.stubGlobal('opener', { closed: false, postMessage: () => undefined })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[E-014] the windows that a provider returns to', () => {
  const PATHS = ['/kmc-result', '/integration-result', '/kmc-result/cert/add']

  it.each(PATHS)('%s has no header, footer, countdown or chatbot, and waits for no guard', async (path) => {
    history.pushState(null, '', path)
    render(<InnerPage path={path} />)
    const title = await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
    expect(title.textContent).toBe('인증에 실패했습니다. 다시 시도해주세요.')
    for (const role of ['banner', 'contentinfo', 'timer', 'complementary', 'link'])
      expect(screen.queryByRole(role)).toBeNull()
  })

  it('run no session timer, which every other page does', async () => {
    vi.useFakeTimers()
    const stay = async (path: string) => {
      history.pushState(null, '', path)
      render(<Companions />)
      await act(() => vi.advanceTimersByTimeAsync(1000))
      cleanup()
    }
    for (const path of PATHS) await stay(path)
    expect(followCountdown).not.toHaveBeenCalled()
    await stay('/info-agree')
    expect(followCountdown).toHaveBeenCalledOnce()
  })
})
