import { describe, expect, it } from 'vitest'
import { timerSecondsLeft } from '#domain/session/timer'
import { EMPTY_SESSION } from '#domain/session/session'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { memoryAdminToken } from '../testing/memory-admin-token.ts'
import { memoryCookie } from '../testing/memory-cookie.ts'
import { makeEndSession, makeResetSession } from './end-session.ts'
import { aDraft, inMemoryDrafts } from '../testing/in-memory-record.ts'

const RUNNING = { ...A_CERTIFIED_SESSION, timer: { deadline: 3_600_000, isRunning: true } }

describe('a session is reset', () => {
  it('[E-140] [E-136] [P-268] to all defaults, without countdown, tokens and own cookie', () => {
    const session = inMemorySession(RUNNING)
    const cookie = memoryCookie('token-1')
    const adminToken = memoryAdminToken('admin')
    makeResetSession({ session, cookie, adminToken })()
    expect(timerSecondsLeft(session.read().timer, 0)).toBe(3600)
    expect(session.read()).toEqual({
      applicationNumber: '',
      paymentType: null,
      registrationNumber: '',
      entityType: null,
      flow: null,
      ci: '',
      token: '',
      supportNumber: '',
      certifiedName: '',
      mobileNumber: '',
      mobileCarrier: '',
      birthDate: '',
      certifiedBy: null,
      consentsSaved: false,
      generalProof: null,
      marketingAgreed: null,
      mydataAgreed: null,
      proofId: '',
      proofType: null,
      proofDetailTypes: [],
      testPerson: false,
      adminBackEnd: false,
      adminLoggedIn: false,
      receivedAt: null,
      timer: { deadline: null, isRunning: false },
      consents: {
        personal: { agreements: {}, version: '', agreedAt: null },
        mydata: { agreements: {}, version: '', agreedAt: null },
      },
    })
    expect(cookie.read()).toBeNull()
    expect(adminToken.read()).toBeNull()
  })

  it('[E-140] a cookie with the token of another tab stays', () => {
    const cookie = memoryCookie('token-2')
    makeResetSession({ session: inMemorySession(RUNNING), cookie, adminToken: memoryAdminToken() })()
    expect(cookie.read()).toBe('token-2')
  })
})

describe('a session that the server does not know any more', () => {
  const ended = (draftKept: boolean) => {
    const session = inMemorySession(RUNNING)
    const resetSession = makeResetSession({ session, cookie: memoryCookie(), adminToken: memoryAdminToken() })
    return {
      session,
      outcome: makeEndSession({ resetSession, drafts: inMemoryDrafts(draftKept ? { general: aDraft() } : {}) })(),
    }
  }

  it('[E-176] is reset and leads to the main page', () => {
    const { session, outcome: told } = ended(false)
    expect(session.read()).toEqual(EMPTY_SESSION)
    expect(told).toEqual({ next: '/', draftKept: false })
  })

  it('[P-005] [E-176] says so when a draft of the application or of a proof form is kept', () =>
    expect(ended(true).outcome).toEqual({ next: '/', draftKept: true }))
})
