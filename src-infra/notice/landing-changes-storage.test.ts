import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeLandingChanges } from './landing-changes-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('[D3-36] makeLandingChanges', () => {
  it('writes to local storage for other pages and removes the value immediately', () => {
    const written: string[] = []
    vi.stubGlobal('localStorage', {
      setItem: (key: string) => void written.push(key),
      removeItem: (key: string) => void written.push(`-${key}`),
    })
    makeLandingChanges().announce()
    expect(written).toEqual(['landing-changed', '-landing-changed'])
  })

  it('does nothing when the storage is blocked', () => {
    const setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem })
    expect(() => makeLandingChanges().announce()).not.toThrow()
  })
})
