import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Session, EMPTY_SESSION, SESSION_STORAGE_KEY } from '#domain/session/session'
import { SESSION_VERSION, toStoredSession } from '../session/session-wire.ts'
import { makeSessionStorageItem } from '../storage/storage-item.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { makeSessionStore } from './session-store-storage.ts'

const FULL: Session = { ...EMPTY_SESSION, applicationNumber: 'APL-1', ci: 'ci', token: 'token', receivedAt: 9 }

afterEach(() => vi.unstubAllGlobals())

const storeOver = (storage: ReturnType<typeof memoryStorage>) =>
  makeSessionStore(makeSessionStorageItem(SESSION_STORAGE_KEY, storage.access))

describe('makeSessionStore', () => {
  it('[E-137] stores the session in session storage only', () => {
    const [own, shared] = [memoryStorage(), memoryStorage()]
    vi.stubGlobal('sessionStorage', own.access())
    vi.stubGlobal('localStorage', shared.access())
    makeSessionStore().update(() => FULL)
    expect([[...own.kept.keys()], [...shared.kept.keys()]]).toEqual([[SESSION_STORAGE_KEY], []])
    expect(makeSessionStore().read()).toEqual(FULL)
  })

  it('[E-137] returns an empty session in a new tab', () =>
    expect(storeOver(memoryStorage()).read()).toEqual(EMPTY_SESSION))

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: SESSION_VERSION + 1, session: toStoredSession(FULL) })],
    [
      'a field of the wrong type',
      JSON.stringify({ version: SESSION_VERSION, session: { ...toStoredSession(FULL), token: 1 } }),
    ],
    ['a missing field', JSON.stringify({ version: SESSION_VERSION, session: { aplyNo: 'APL-1' } })],
    ['a foreign value', '"hello"'],
  ])('[E-139] drops %s and starts with the defaults', (_, stored) => {
    const storage = memoryStorage({ [SESSION_STORAGE_KEY]: stored })
    expect(storeOver(storage).read()).toEqual(EMPTY_SESSION)
    expect(storage.kept.size).toBe(0)
  })

  it('keeps the session in memory when storage fails', () => {
    const session = storeOver(memoryStorage({}, true))
    session.update(() => FULL)
    expect(session.read()).toEqual(FULL)
    session.reset()
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('calls its listeners after each change until they unsubscribe', () => {
    const storage = memoryStorage({ 'portal-admin-token': 'x' })
    const session = storeOver(storage)
    const notices: string[] = []
    const leave = session.subscribe(({ applicationNumber }) => notices.push(applicationNumber))
    session.update((before) => ({ ...before, applicationNumber: '1' }))
    session.reset()
    leave()
    session.update((before) => ({ ...before, applicationNumber: '2' }))
    expect(notices).toEqual(['1', ''])
    session.reset()
    expect([...storage.kept.keys()]).toEqual(['portal-admin-token'])
  })
})
