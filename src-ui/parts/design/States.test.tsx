import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorState } from './States.tsx'

const retryOf = (pauseSeconds: number) => ({ press: vi.fn<() => void>(), tryNow: vi.fn<() => void>(), pauseSeconds })
const comeOnline = () => dispatchEvent(new Event('online'))

describe('[P-303] a failed load', () => {
  it('is retried when the browser is online again', () => {
    const retry = retryOf(0)
    render(<ErrorState text="불러오지 못했습니다." retry={retry} />)
    screen.getByRole('button', { name: '다시 시도' }).click()
    comeOnline()
    expect([retry.press, retry.tryNow].map((call) => call.mock.calls.length)).toEqual([1, 1])
  })

  it('is not retried while an attempt is running', () => {
    const retry = retryOf(0)
    const { rerender } = render(<ErrorState text="불러오지 못했습니다." retry={retry} retrying />)
    comeOnline()
    rerender(<p>신청결과</p>)
    comeOnline()
    expect(retry.tryNow).not.toHaveBeenCalled()
  })

  it('[D1-254] shows the first digits of the id of the call', () => {
    const { rerender } = render(
      <ErrorState text="불러오지 못했습니다." retry={retryOf(0)} requestId="a1b2c3d4e5f60718" />,
    )
    expect(screen.getByText('문의하실 때 알려주실 번호 a1b2c3d4').isConnected).toBe(true)
    rerender(<ErrorState text="불러오지 못했습니다." retry={retryOf(0)} requestId={null} />)
    expect(screen.queryByText(/알려주실 번호/)).toBeNull()
  })

  it('shows the pause before the next retry on the button', () => {
    render(<ErrorState text="불러오지 못했습니다." retry={retryOf(20)} />)
    expect(screen.getByRole('button', { name: '20초 뒤에 다시 시도합니다' }).getAttribute('aria-disabled')).toBe('true')
  })
})
