import { afterEach, describe, expect, it, vi } from 'vitest'
import { idempotencyContentOf, makeIdempotencyKeys } from './idempotency-keys.ts'

describe('idempotency keys', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keys are made even without a secure context', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: (values: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(values) })
    const keys = makeIdempotencyKeys()
    const { key, complete } = keys('create-application', 'a')
    expect(key).toMatch(/^[\da-f]{32}$/)
    expect(keys('create-application', 'a').key).toBe(key)
    expect(keys('create-application', 'b').key).not.toBe(key)
    complete()
    expect(keys('create-application', 'a').key).not.toBe(key)
  })

  it('[D1-460] changed content gets a new key even if the earlier call has no answer yet', () => {
    const keys = makeIdempotencyKeys()
    const path = '/api/v1/application/create'
    const keyOf = (body: unknown) => keys('create-application', idempotencyContentOf(path, body)).key
    const first = keyOf({ applicantName: '김서준' })
    expect(keyOf({ applicantName: '김서연' })).not.toBe(first)
    expect(keyOf({ applicantName: '김서준' })).toBe(first)
  })
})
