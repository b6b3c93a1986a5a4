import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announcement, showToast, Toast } from './announcer.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a short message looks good only where something was done, is said, and goes', async () => {
  vi.useFakeTimers()
  const { container } = render(<Toast />)
  const look = () => container.firstElementChild?.classList.contains('toast--failed')
  await act(async () => showToast('복사했습니다.'))
  expect([container.textContent, announcement.peek().text, look()]).toEqual(['복사했습니다.', '복사했습니다.', false])
  const sign = container.querySelector('path')?.getAttribute('d')
  await act(async () => showToast('복사하지 못했습니다.', 'failed'))
  expect([announcement.peek().text, look()]).toEqual(['복사하지 못했습니다.', true])
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(sign)
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(container.textContent).toBe('')
})
