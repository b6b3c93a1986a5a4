import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS, type KeptDraft } from '#domain/records/kept-records'
import { type Session, EMPTY_SESSION } from '#domain/session/session'
import { RecogniseOffice } from '../kernel/recognise-office.ts'
import { VisitorAddress } from '../kernel/visitor-address.port.ts'
import { MaintenanceSchedule } from '../notice/maintenance-schedule.ts'
import { EndSession } from '../session/end-session.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { settingsSourceWith } from '../testing/chosen-settings.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryAdminToken } from '../testing/in-memory-admin-token.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { aDraft, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { type NavigationOrigin, EnterRoute } from './enter-route.ts'

type Visit = {
  readonly session?: Partial<Session>
  readonly cookie?: string | null
  /** The IP address that the lookup returns, or the effect that replaces the lookup. */
  readonly ip?: string | null | Effect.Effect<never>
  readonly maintenance?: boolean
  /** True if the maintenance window is already known. */
  readonly known?: boolean
  readonly draft?: boolean
  /** True if the data of the tab survives a reload of the page. */
  readonly keeps?: boolean
}

const OWNER = `digest of ${A_CERTIFIED_SESSION.ci}\n${A_CERTIFIED_SESSION.businessNumber}`

/**
 * Makes a visitor with session, cookie and IP address; `lookUps` is the number of times that the address was looked up.
 */
const visitor = ({
  session: kept = {},
  cookie: value = null,
  ip = null,
  maintenance = false,
  known = true,
  draft = false,
  keeps = true,
}: Visit) => {
  const session = inMemorySession(kept)
  const cookie = inMemoryCookie(value)
  const lookUps: number[] = []
  const refreshes: number[] = []
  const drafts = { ...inMemoryTab(draft ? { general: aDraft({}, OWNER) } : {}), isAccepted: () => keeps }
  const records = inMemoryRecords({ session, tab: drafts })
  const enter = EnterRoute.make({
    session,
    cookie,
    address: fakePort(VisitorAddress, {
      lookUp: () => Effect.suspend(() => (lookUps.push(1), Effect.isEffect(ip) ? ip : Effect.succeed(ip))),
    }),
    maintenance: fakePort(MaintenanceSchedule, {
      isActive: () => maintenance && (known || refreshes.length > 0),
      refresh: () => Effect.sync(() => void refreshes.push(1)),
    }),
    settings: settingsSourceWith({ allowedAddresses: ['192.0.2.1', '192.0.2.30'], adminPagesExtra: ['198.51.100.7'] }),
    endSession: EndSession.make({ session, cookie, adminToken: inMemoryAdminToken(), records, tabDrafts: records }),
    tab: drafts,
  })
  return {
    session,
    cookie,
    lookUps,
    refreshes,
    enter: (path: string, cameFrom?: NavigationOrigin) => Effect.runPromise(enter(path, cameFrom)),
  }
}
/** The id of the rule for each alert. A test case may set a different rule. */
const ROW: Readonly<Record<string, string>> = {
  noPermission: 'GD-6',
  expired: 'GD-7',
  personMissing: 'GD-8',
  numberMissing: 'GD-10',
  notCertified: 'GD-11',
}
const away = (
  target: string,
  alert: string | null,
  { draft = null as KeptDraft | null, refusal = 'byRow', rule = ROW[alert ?? ''] ?? 'GD-4' } = {},
) => ({
  go: 'away',
  target,
  alert,
  draft,
  lostDraft: null,
  refusal,
  because: expect.objectContaining({ rule }) as unknown,
})
const CERTIFIED: Visit = { session: A_CERTIFIED_SESSION, cookie: 'token-1' }

describe('EnterRoute', () => {
  it('[E-015] [P-007] redirects a page without content to the main page', async () => {
    expect(await visitor({}).enter('/bzmn-result-admin')).toEqual(away('/', null, { rule: 'GD-2' }))
    expect(await visitor(CERTIFIED).enter('/bzmn-result-admin')).toEqual(away('/', null, { rule: 'GD-2' }))
  })

  it('[E-021] [P-007] [D1-246] returns "nowhere" for an unknown path', async () => {
    const { enter, session } = visitor(CERTIFIED)
    const before = session.read()
    expect(await enter('/nowhere')).toEqual({ go: 'nowhere' })
    expect(session.read()).toEqual(before)
  })

  it.each([
    { path: '/bzmn-reg', flow: 'application' },
    { path: '/bzmn-result', flow: 'result' },
  ] as const)('[E-138] sets the flow $flow for $path', async ({ path, flow }) => {
    const { enter, session } = visitor(CERTIFIED)
    session.update((before) => ({ ...before, flow: flow === 'application' ? 'result' : 'application' }))
    expect(await enter(path)).toEqual({ go: 'on' })
    expect(session.read().flow).toBe(flow)
  })

  it('[E-151] [P-005] ends the session and alerts on a guarded page without the cookie', async () => {
    const { enter, session } = visitor({ session: A_CERTIFIED_SESSION })
    expect(await enter('/proof-intro')).toEqual(away('/', 'expired'))
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('[D1-255] distinguishes a new tab from an ended session', async () => {
    expect(await visitor({}).enter('/aply-result')).toEqual(away('/', 'expired', { refusal: 'neverCertified' }))
    for (const session of [{ token: 'token-9' }, { ci: 'ci-1' }])
      expect(await visitor({ session }).enter('/aply-result')).toEqual(away('/', 'expired'))
    expect(await visitor({ session: A_CERTIFIED_SESSION }).enter('/aply-result')).toEqual(away('/', 'expired'))
    expect(await visitor({ draft: true }).enter('/aply-info')).toEqual(
      away('/', 'expired', {
        draft: { flow: 'result', until: DRAFT_LIFE_MS + 1, mayBeReceived: false, lostOnReload: false },
      }),
    )
  })

  it.each([
    ['/aply-info', {}, away('/', 'expired', { refusal: 'unkept' })],
    ['/aply-info', { cookie: 'token-1' }, away('/bzmn-reg', 'numberMissing', { refusal: 'unkept' })],
    ['/popup-mng', {}, away('/', 'noPermission')],
  ] as const)(
    '[E-137] [E-151] [E-161] [P-008] rejects %s in a browser that stores nothing: %o',
    async (path, more, entry) => expect(await visitor({ ...more, keeps: false }).enter(path)).toEqual(entry),
  )

  it.each([
    ['an application number', { applicationNumber: '' }, '/aply-info', away('/bzmn-reg', 'numberMissing')],
    ['a certification', { ci: '' }, '/aply-info', away('/onslf-check', 'notCertified')],
    ['a certified person', { ci: '' }, '/aply-result', away('/', 'personMissing')],
    ['a business number', { businessNumber: '' }, '/detail-page', away('/', 'personMissing', { rule: 'GD-9' })],
  ] as const)(
    '[E-152] [E-153] [A-011] [P-006] redirects a visitor without %s and keeps the session',
    async (_, missing, path, entry) => {
      const { enter, session } = visitor({ session: { ...A_CERTIFIED_SESSION, ...missing }, cookie: 'token-1' })
      const before = session.read()
      expect(await enter(path)).toEqual(entry)
      expect(session.read()).toEqual(before)
      expect(await visitor(CERTIFIED).enter(path)).toEqual({ go: 'on' })
    },
  )

  it('[E-156] checks the guards at every visit', async () => {
    const { enter, cookie } = visitor(CERTIFIED)
    expect(await enter('/aply-result')).toEqual({ go: 'on' })
    cookie.set(null)
    expect(await enter('/aply-result')).toEqual(away('/', 'expired'))
  })

  it('[E-157] opens an unguarded page without a cookie', async () => {
    const { enter, lookUps, session } = visitor({ session: { flow: 'result' } })
    expect(await enter('/board-faq')).toEqual({ go: 'on' })
    expect(lookUps).toEqual([])
    expect(session.read().flow).toBe('result')
  })

  it('[E-158] [P-008] opens an office page only for IP addresses of the office', async () => {
    const path = '/popup-mng'
    expect(await visitor({ ip: '192.0.2.1' }).enter(path)).toEqual({ go: 'on' })
    expect(await visitor({ ip: '198.51.100.7' }).enter(path)).toEqual({ go: 'on' })
    expect(await visitor({ ip: '203.0.113.7' }).enter(path)).toEqual(away('/', 'noPermission'))
  })

  it('[E-161] opens public pages without waiting for the lookup of the IP address', async () => {
    const { enter } = visitor({ ip: Effect.die('not to be waited for') })
    expect([await enter('/'), await enter('/board-faq')]).toEqual([{ go: 'on' }, { go: 'on' }])
  })

  it('[P-237] [P-238] redirects all visitors outside the office network during a maintenance window', async () => {
    const outside = visitor({ ...CERTIFIED, ip: '203.0.113.7', maintenance: true })
    expect(await outside.enter('/board-faq')).toEqual(away('/coming-soon', null))
    expect(await outside.enter('/aply-result')).toEqual(away('/coming-soon', null))
    for (const path of ['/aply-cmptn', '/aply-result'])
      expect(await outside.enter(path, { justSubmitted: true })).toEqual({ go: 'on' })
    const office = visitor({ ip: '192.0.2.30', maintenance: true })
    expect(await office.enter('/board-faq')).toEqual({ go: 'on' })
    expect(await office.enter('/coming-soon')).toEqual(away('/', null, { rule: 'GD-3' }))
  })

  it('[E-021] [D1-252] reports an unknown path only to the office during maintenance', async () => {
    const seenFrom = (ip: string) => visitor({ ip, maintenance: true }).enter('/nowhere')
    expect(await seenFrom('203.0.113.7')).toEqual(away('/coming-soon', null))
    expect(await seenFrom('192.0.2.30')).toEqual({ go: 'nowhere' })
  })
})

describe('[P-322] EnterRoute', () => {
  it('does not wait for the IP lookup if no maintenance window is known', async () => {
    const { enter, refreshes, lookUps } = visitor({ ...CERTIFIED, maintenance: true, known: false })
    await enter('/aply-info')
    expect([refreshes, lookUps]).toEqual([[], []])
  })

  it('[P-237] waits for the IP lookup during a known maintenance window', async () => {
    const { enter, refreshes, lookUps } = visitor({ ...CERTIFIED, maintenance: true })
    expect(await enter('/aply-info')).toEqual(away('/coming-soon', null))
    expect([refreshes, lookUps]).toEqual([[], [1]])
  })

  it('[P-238] waits for the notices on the maintenance page', async () => {
    expect(await visitor({ maintenance: true, known: false }).enter('/coming-soon')).toEqual({ go: 'on' })
    expect(await visitor({ known: false }).enter('/coming-soon')).toEqual(away('/', null, { rule: 'GD-3' }))
  })
})

describe('RecogniseOffice', () => {
  it('[E-160] [P-009] looks up the visitor’s IP address on every call', async () => {
    const answers = ['192.0.2.3', null, '198.51.100.7']
    const recognise = RecogniseOffice.make({
      address: fakePort(VisitorAddress, { lookUp: () => Effect.sync(() => answers.shift() ?? null) }),
      settings: settingsSourceWith({ allowedAddresses: ['192.0.2.3'], adminPagesExtra: ['198.51.100.7'] }),
    })
    const seen = [await Effect.runPromise(recognise()), await Effect.runPromise(recognise())]
    expect([...seen, await Effect.runPromise(recognise())]).toEqual([true, false, false])
    expect(answers).toEqual([])
  })
})
