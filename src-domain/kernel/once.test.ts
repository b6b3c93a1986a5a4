import { describe, expect, it, vi } from 'vitest'
import { once } from './once.ts'

describe('once', () => {
  it('runs the work once, even if it fails, and gives every caller its outcome', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
    const ask = once(work)
    await expect(ask()).rejects.toThrow('broken')
    await expect(ask()).rejects.toThrow('broken')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
