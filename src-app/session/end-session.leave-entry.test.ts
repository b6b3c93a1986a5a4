import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { EMPTY_SESSION } from '#domain/session/session'
import { type UncertifiedEntryPage, UncertifiedEntryStore } from '../records/uncertified-entry-store.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { LeaveUncertifiedEntryPage, ResetSession } from './end-session.ts'

const leaving = (sessionValues: Parameters<typeof inMemorySession>[0], page: UncertifiedEntryPage = 'bzmn-reg') => {
  const session = inMemorySession(sessionValues)
  const dropped: string[] = []
  LeaveUncertifiedEntryPage.make({
    session,
    entries: fakePort(UncertifiedEntryStore, { remove: (page) => void dropped.push(page) }),
    resetSession: ResetSession.make({
      session,
      cookie: inMemoryCookie(),
      adminToken: inMemoryAdminToken(),
      records: inMemoryRecords({ session }),
    }),
  })(page)
  return { session, dropped }
}

describe('LeaveUncertifiedEntryPage', () => {
  it('[E-075] [E-202] deletes the entries and resets the session before a certification', () => {
    const { session, dropped } = leaving({
      businessNumber: businessNumberOrThrow('1000100001'),
      applicationNumber: 'APL-1',
      flow: 'application',
    })
    expect(dropped).toEqual(['bzmn-reg'])
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('[E-075] keeps a registered number when the visitor leaves the self-check', () => {
    const { session, dropped } = leaving(
      { businessNumber: businessNumberOrThrow('1000100001'), applicationNumber: 'APL-1' },
      'self-check',
    )
    expect(dropped).toEqual(['self-check'])
    expect(session.read()).toMatchObject({
      businessNumber: businessNumberOrThrow('1000100001'),
      applicationNumber: 'APL-1',
    })
  })

  it('[D1-37] keeps the session of a certified person', () => {
    const { session, dropped } = leaving(A_CERTIFIED_SESSION)
    expect(dropped).toEqual(['bzmn-reg'])
    expect(session.read()).toEqual({ ...EMPTY_SESSION, ...A_CERTIFIED_SESSION })
  })
})
