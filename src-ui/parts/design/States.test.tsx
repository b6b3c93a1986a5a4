import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorState } from './States.tsx'

const comeOnline = () => dispatchEvent(new Event('online'))

describe('[P-303] a failed load', () => {
  it('is retried when the browser is online again', () => {
    const retry = vi.fn<() => void>()
    render(<ErrorState text="불러오지 못했습니다." retry={retry} />)
    screen.getByRole('button', { name: '다시 시도' }).click()
    comeOnline()
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('is not retried while an attempt is running', () => {
    const retry = vi.fn<() => void>()
    const { rerender } = render(<ErrorState text="불러오지 못했습니다." retry={retry} retrying />)
    comeOnline()
    rerender(<p>신청결과</p>)
    comeOnline()
    expect(retry).not.toHaveBeenCalled()
  })

  it('[D1-254] shows the first digits of the id of the call', () => {
    const { rerender } = render(
      <ErrorState text="불러오지 못했습니다." retry={() => undefined} requestId="a1b2c3d4e5f60718" />,
    )
    expect(screen.getByText('문의하실 때 알려주실 번호 a1b2c3d4').isConnected).toBe(true)
    rerender(<ErrorState text="불러오지 못했습니다." retry={() => undefined} requestId={null} />)
    expect(screen.queryByText(/알려주실 번호/)).toBeNull()
  })
})
