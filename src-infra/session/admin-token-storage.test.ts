import { afterEach, describe, expect, it, vi } from 'vitest'
import { EMPTY_SESSION, SESSION_STORAGE_KEY } from '#domain/session/session'
import { makeSessionStore } from '../kernel/session-store-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeAdminTokenStorage } from './admin-token-storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('makeAdminTokenStorage', () => {
  it('[D1-44] stores the token apart from the session', () => {
    const [own, shared] = [memoryStorage(), memoryStorage()]
    vi.stubGlobal('sessionStorage', own.access())
    vi.stubGlobal('localStorage', shared.access())
    makeSessionStore().update(() => EMPTY_SESSION)
    const session = own.kept.get(SESSION_STORAGE_KEY)
    makeAdminTokenStorage().keep('admin-1')
    expect(Object.fromEntries(own.kept)).toEqual({ [SESSION_STORAGE_KEY]: session, 'portal-admin-token': 'admin-1' })
    expect(makeAdminTokenStorage().read()).toBe('admin-1')
    expect(shared.kept.size).toBe(0)
    makeAdminTokenStorage().remove()
    expect([...own.kept.keys()]).toEqual([SESSION_STORAGE_KEY])
  })
})
