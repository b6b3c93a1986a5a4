import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS } from '#domain/records/kept-records'
import { EMPTY_SESSION, type Session } from '#domain/session/session'
import { secondsLeftOrFullSession } from '#domain/session/timer'
import { kstInstant } from '#domain/time/calendar'
import { SentApplicationStore } from '../application/sent-application-store.ts'
import { DraftStore } from '../records/draft-store.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { aDraft, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { EndSession, ResetSession } from './end-session.ts'

const RUNNING = { ...A_CERTIFIED_SESSION, timer: { deadline: 3_600_000, isRunning: true } }

describe('ResetSession', () => {
  it('[E-140] [E-136] [P-268] removes countdown, tokens and cookie', () => {
    const session = inMemorySession(RUNNING)
    const cookie = inMemoryCookie('token-1')
    const adminToken = inMemoryAdminToken('admin')
    ResetSession.make({ session, cookie, adminToken, records: inMemoryRecords({ session }) })()
    expect(secondsLeftOrFullSession(session.read().timer, 0)).toBe(3600)
    expect(session.read()).toEqual(EMPTY_SESSION)
    expect(cookie.read()).toBeNull()
    expect(adminToken.read()).toBeNull()
  })

  it.each([
    ['the token of another tab', RUNNING, 'token-2'],
    ['no token, if the session has none either', { ...RUNNING, token: '' }, ''],
  ])('[E-140] [D1-233] keeps a cookie with %s', (_, sessionValues, token) => {
    const cookie = inMemoryCookie(token)
    const session = inMemorySession(sessionValues)
    ResetSession.make({ session, cookie, adminToken: inMemoryAdminToken(), records: inMemoryRecords({ session }) })()
    expect(cookie.read()).toBe(token)
  })
})

describe('EndSession', () => {
  const OWNER = `digest of ${A_CERTIFIED_SESSION.ci}\n${A_CERTIFIED_SESSION.businessNumber}`
  const NOW = kstInstant('2025-06-26', '10:00')
  const end = async (drafts: Parameters<typeof inMemoryTab>[0] = {}, sessionValues: Partial<Session> = RUNNING) => {
    const session = inMemorySession(sessionValues)
    const records = inMemoryRecords({ session, clock: stoppedClock(NOW), tab: inMemoryTab(drafts) })
    const ports = { session, cookie: inMemoryCookie(), adminToken: inMemoryAdminToken() }
    const endSession = EndSession.make({ ...ports, records, tabDrafts: records })
    return { session, ended: await Effect.runPromise(endSession()) }
  }
  const otherDraft = { ...aDraft({}, OWNER), savedAt: NOW - DRAFT_LIFE_MS + 1 }

  it('[E-176] resets the session and returns the main page as the next page', async () => {
    const { session, ended } = await end()
    expect(session.read()).toEqual(EMPTY_SESSION)
    expect(ended).toEqual({ next: '/', draft: null, lostDraft: null, flow: 'result', isReplaced: false })
  })

  it.each([
    ['another applicant has been certified in another tab', RUNNING, 'token-2', true],
    ['the cookie is that of this session', RUNNING, RUNNING.token, false],
    ['there is no cookie', RUNNING, null, false],
    ['nobody was certified in this tab', { ...RUNNING, ci: '' }, 'token-2', false],
  ])(
    '[D1-938] reports whether another certification has replaced the session: %s',
    async (_name, sessionValues, value, is) => {
      const session = inMemorySession(sessionValues)
      const records = inMemoryRecords({ session })
      const ports = {
        session,
        cookie: inMemoryCookie(value, null, { another: true }),
        adminToken: inMemoryAdminToken(),
      }
      const endedSession = await Effect.runPromise(EndSession.make({ ...ports, records, tabDrafts: records })())
      expect(endedSession.isReplaced).toBe(is)
    },
  )

  it('[A-265] returns an expired draft of the person', async () => {
    const old = { ...otherDraft, savedAt: NOW - DRAFT_LIFE_MS }
    const lostOf = async (drafts: Parameters<typeof inMemoryTab>[0]) => (await end(drafts)).ended.lostDraft
    expect(await lostOf({ application: old })).toMatchObject({ flow: 'application', until: NOW })
    expect(await lostOf({ general: old })).toMatchObject({ flow: 'result', until: NOW })
    expect(await lostOf({ application: old, general: otherDraft })).toBeNull()
    expect(await lostOf({ application: { ...old, owner: 'somebody' } })).toBeNull()
  })

  it('[E-148] returns the flow of the session', async () => {
    const flowOf = async (sessionValues: Partial<Session>) =>
      (await end({}, { ...RUNNING, flow: 'application', ...sessionValues })).ended.flow
    expect([await flowOf({}), await flowOf({ receivedAt: NOW })]).toEqual(['application', 'result'])
  })

  it('[P-005] [E-176] [D2-149] returns the saved draft of the person', async () => {
    const until = NOW + 1
    const keptDraft = { until, mayBeReceived: false, lostOnReload: false }
    expect((await end({ general: otherDraft })).ended.draft).toEqual({ flow: 'result', ...keptDraft })
    expect((await end({ application: otherDraft })).ended.draft).toEqual({ flow: 'application', ...keptDraft })
  })

  it('[D2-149] [D1-262] reports that a draft may have been received if its submission got no answer', async () => {
    const session = inMemorySession({ ...RUNNING, applicationNumber: 'A1' })
    const records = inMemoryRecords({ session, clock: stoppedClock(NOW) })
    const sent = SentApplicationStore.make({ records })
    const drafts = DraftStore.make({ records })
    const mayBeReceived = async () => (await Effect.runPromise(records.draftOf(session.read())))?.mayBeReceived
    await Effect.runPromise(drafts.keep('application', { entries: { companyName: '서준식당' }, files: [] }))
    await Effect.runPromise(sent.add('A2', 'digest'))
    expect(await mayBeReceived(), 'another application').toBe(false)
    await Effect.runPromise(sent.add('A1', 'digest'))
    expect(await mayBeReceived()).toBe(true)
    await Effect.runPromise(sent.remove('A1', 'digest'))
    expect(await mayBeReceived(), 'refused').toBe(false)
  })

  it('[A-264] [E-176] saves the last entries of open forms', async () => {
    const session = inMemorySession(RUNNING)
    const tab = inMemoryTab()
    const records = inMemoryRecords({ session, clock: stoppedClock(NOW), tab })
    const drafts = DraftStore.make({ records })
    const save = (form: 'general' | 'direct', total: string) => () =>
      void Effect.runFork(drafts.keep(form, { entries: { total }, files: [] }))
    drafts.open(save('general', '120000'))
    drafts.open(save('direct', '30'))()
    await Effect.runPromise(drafts.restore('general'))
    const ports = { session, cookie: inMemoryCookie(), adminToken: inMemoryAdminToken() }
    const end = EndSession.make({ ...ports, records, tabDrafts: records })
    expect((await Effect.runPromise(end())).draft).toEqual({
      flow: 'result',
      until: NOW + DRAFT_LIFE_MS,
      mayBeReceived: false,
      lostOnReload: false,
    })
    expect(tab.read('general')).toMatchObject({ owner: OWNER, entries: { total: '120000' } })
    expect(tab.read('direct')).toBeNull()
  })

  it('[E-151] [D1-262] without a person, returns a recent draft of the tab', async () => {
    expect((await end({ application: otherDraft }, {})).ended.draft?.flow).toBe('application')
    expect((await end({ application: { ...otherDraft, savedAt: NOW - DRAFT_LIFE_MS } }, {})).ended.draft).toBeNull()
  })
})
