import { describe, expect, it, vi } from 'vitest'
import { once } from './once.ts'

describe('once', () => {
  it('runs the work once and returns the result to every caller', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
    const ask = once(work)
    await expect(ask()).rejects.toThrow('broken')
    await expect(ask()).rejects.toThrow('broken')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
