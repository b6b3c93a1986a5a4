import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorState } from './States.tsx'

afterEach(cleanup)
const comeOnline = () => dispatchEvent(new Event('online'))

describe('[P-303] a load that failed', () => {
  it('is tried again when the person asks, and by itself when the connection comes back', () => {
    const retry = vi.fn<() => void>()
    render(<ErrorState text={null} onRetry={retry} />)
    screen.getByRole('button', { name: '다시 시도' }).click()
    comeOnline()
    expect(retry).toHaveBeenCalledTimes(2)
  })

  it('is not tried twice at a time, nor once the page shows something else', () => {
    const retry = vi.fn<() => void>()
    const { rerender } = render(<ErrorState text={null} onRetry={retry} retrying />)
    comeOnline()
    rerender(<p>신청결과</p>)
    comeOnline()
    expect(retry).not.toHaveBeenCalled()
  })
})
