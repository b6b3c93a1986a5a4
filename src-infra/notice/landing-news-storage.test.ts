import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeLandingNews } from './landing-news-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('[D3-36] the word of a change', () => {
  it('is written for the other pages and leaves nothing behind', () => {
    const written: string[] = []
    vi.stubGlobal('localStorage', {
      setItem: (key: string) => void written.push(key),
      removeItem: (key: string) => void written.push(`-${key}`),
    })
    makeLandingNews().announce()
    expect(written).toEqual(['landing-changed', '-landing-changed'])
  })

  it('is ignored silently where the storage is blocked', () => {
    const setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem })
    expect(() => makeLandingNews().announce()).not.toThrow()
  })
})
