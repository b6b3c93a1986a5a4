import { afterEach, describe, expect, it, vi } from 'vitest'
import { LandingChangesStorage } from './landing-changes-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('[D3-36] LandingChangesStorage', () => {
  it('notifies other pages by a value in local storage', () => {
    const writtenValues: string[] = []
    vi.stubGlobal('localStorage', {
      setItem: (key: string) => void writtenValues.push(key),
      removeItem: (key: string) => void writtenValues.push(`-${key}`),
    })
    LandingChangesStorage.make({}).announce()
    expect(writtenValues).toEqual(['landing-changed', '-landing-changed'])
  })

  it('does nothing if the browser blocks local storage', () => {
    const setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { setItem })
    expect(() => LandingChangesStorage.make({}).announce()).not.toThrow()
  })
})
