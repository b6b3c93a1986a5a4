import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ScreenErrorBoundary } from '#ui/parts/page/ScreenErrorBoundary.tsx'
import { RouteFailedMessage } from './RouteFailedMessage.tsx'

describe('a screen that fails to load', () => {
  const Broken = (): never => {
    throw new TypeError('Failed to fetch dynamically imported module')
  }

  /**
   * Renders a failing screen in a page whose entry script is `own`. `document` is the document that the server answers
   * with; null if the server does not answer.
   */
  const renderFailure = async (own: string, document: string | null) => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { ...location, reload })
    vi.stubGlobal('fetch', () => (document === null ? Promise.reject(new TypeError()) : new Response(document)))
    render(
      <>
        <script type="text/plain" src={own} />
        <ScreenErrorBoundary failed={RouteFailedMessage}>
          <Broken />
        </ScreenErrorBoundary>
      </>,
    )
    await act(() => vi.advanceTimersByTimeAsync(0))
    return reload
  }
  const [OLD, NEW] = ['/assets/index-old_1234.js', '/assets/index-new_1234.js']

  it('[E-207] mentions a newer release if the server has one', async () => {
    await renderFailure(OLD, `<script type="module" src="${NEW}"></script>`)
    expect(screen.getByRole('alert').textContent).toContain('서비스가 새 버전으로 바뀌었습니다.')
    expect(screen.getByRole('button', { name: '새로고침' })).toBeInstanceOf(HTMLElement)
  })

  it.each([
    ['the same release', `<script type="module" src="${OLD}"></script>`],
    ['a foreign page', '<h1>점검 중</h1>'],
    ['nothing', null],
  ])('[E-207] mentions no newer release if the server answers %s', async (_name, document) => {
    await renderFailure(OLD, document)
    expect(screen.getByRole('alert').textContent).toContain('화면을 불러오지 못했습니다.')
  })

  it.each(['/aply-cmptn', '/result-modify-cmptn'])(
    '[D1-925] says that what was sent has arrived, in place of %s',
    async (receipt) => {
      vi.stubGlobal('location', { ...location, pathname: receipt })
      await renderFailure(OLD, null)
      const text = screen.getByRole('alert').textContent
      expect(text).toContain('보내신 내용은 접수되었습니다.')
      expect(text).not.toContain('다시 넣으셔야')
    },
  )

  it('[E-207] reloads only on a click', async () => {
    const reload = await renderFailure(OLD, null)
    expect(screen.getByRole('alert').textContent).toContain('화면을 불러오지 못했습니다.')
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    expect(reload).not.toHaveBeenCalled()
    screen.getByRole('button', { name: '새로고침' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })
})
