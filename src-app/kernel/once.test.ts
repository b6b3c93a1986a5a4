import { describe, expect, it, vi } from 'vitest'
import { once } from './once.ts'

describe('work that is done once', () => {
  it('answers everybody what the first had, a failure too', async () => {
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')))
    const ask = once(work)
    await expect(ask()).rejects.toThrow('broken')
    await expect(ask()).rejects.toThrow('broken')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
