import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useRetriableLoad } from './retry.ts'

beforeEach(() => vi.useFakeTimers())

const start = (loads = false) => {
  const again = vi.fn<() => Promise<boolean>>(async () => loads)
  const { result, unmount } = renderHook(() => useRetriableLoad(again))
  const press = async (waitSeconds = 0) => {
    await act(async () => result.current.press())
    await act(() => vi.advanceTimersByTimeAsync(waitSeconds * 1000))
  }
  return { again, result, unmount, press }
}

describe('[P-303] retries', () => {
  it('retries wait longer after each failure', async () => {
    const { again, result, press } = start()
    await press()
    expect(again).toHaveBeenCalledTimes(1)
    const pauses = []
    for (let tries = 2; tries <= 6; tries += 1) {
      await press()
      pauses.push(result.current.pauseSeconds)
      await act(() => vi.advanceTimersByTimeAsync(result.current.pauseSeconds * 1000 - 1))
      expect(again).toHaveBeenCalledTimes(tries - 1)
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(again).toHaveBeenCalledTimes(tries)
    }
    expect(pauses).toEqual([3, 10, 20, 30, 30])
  })

  it('a click during a pause is ignored', async () => {
    const { again, press } = start()
    await press()
    await press()
    await press(3)
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('the current pause ends if the caller starts a retry', async () => {
    const { again, result, press } = start()
    await press()
    await press()
    await act(async () => result.current.tryNow())
    expect(result.current.pauseSeconds).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('after a retry has succeeded, the next click retries immediately', async () => {
    const { again, result, press } = start(true)
    await press()
    await press()
    expect([again.mock.calls.length, result.current.pauseSeconds]).toEqual([2, 0])
  })

  it('retries end when the screen is gone', async () => {
    const { again, press, unmount } = start()
    await press()
    await press()
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(again).toHaveBeenCalledTimes(1)
  })
})
