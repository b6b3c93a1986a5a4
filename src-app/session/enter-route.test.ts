import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DRAFT_LIFE_MS, type KeptDraft } from '#domain/session/kept'
import { ROUTES } from '#domain/session/routes'
import { type Session, EMPTY_SESSION } from '#domain/session/session'
import { Maintenance, type Arrival } from './maintenance.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { chosenSettings } from '../testing/chosen-settings.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { memoryAdminToken } from '../testing/memory-admin-token.ts'
import { memoryCookie } from '../testing/memory-cookie.ts'
import { only } from '../testing/only.ts'
import { EndSession } from './end-session.ts'
import { EnterRoute } from './enter-route.ts'
import { RecogniseOffice } from './recognise-office.ts'
import { VisitorAddress } from './visitor-address.port.ts'
import { aDraft, inMemoryDrafts, recordsInMemory } from '../testing/in-memory-records.ts'

type Visit = {
  readonly session?: Partial<Session>
  readonly cookie?: string | null
  /** As it is looked up, or a lookup of its own. */
  readonly ip?: string | null | Effect.Effect<never>
  readonly maintenance?: boolean
  /** Has the office been heard of it already? */
  readonly known?: boolean
  readonly draft?: boolean
  /** Does the browser keep anything for a reload? */
  readonly keeps?: boolean
}

const OWNER = `digest of ${A_CERTIFIED_SESSION.ci}\n${A_CERTIFIED_SESSION.registrationNumber}`

/** A visitor with session, cookie and address; `lookUps` counts how often the address was asked for. */
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
  const cookie = memoryCookie(value)
  const lookUps: number[] = []
  const asked: number[] = []
  const drafts = { ...inMemoryDrafts(draft ? { general: aDraft({}, OWNER) } : {}), isAccepted: () => keeps }
  const records = recordsInMemory({ session, tab: drafts })
  const enter = EnterRoute.make({
    session,
    cookie,
    address: only(VisitorAddress, {
      lookUp: () => Effect.suspend(() => (lookUps.push(1), Effect.isEffect(ip) ? ip : Effect.succeed(ip))),
    }),
    maintenance: only(Maintenance, {
      isActive: () => maintenance && (known || asked.length > 0),
      refresh: () => Effect.sync(() => void asked.push(1)),
    }),
    settings: chosenSettings({ allowedAddresses: ['192.0.2.1', '192.0.2.30'], adminPagesExtra: ['198.51.100.7'] }),
    endSession: EndSession.make({ session, cookie, adminToken: memoryAdminToken(), records }),
    tab: drafts,
  })
  return {
    session,
    cookie,
    lookUps,
    asked,
    enter: (path: string, arrival?: Arrival) => Effect.runPromise(enter(path, arrival)),
  }
}
/** The row of each alert, where no other is named. */
const ROW: Readonly<Record<string, string>> = {
  noPermission: 'GD-1',
  expired: 'GD-2',
  personMissing: 'GD-3',
  numberMissing: 'GD-5',
  notCertified: 'GD-6',
}
const away = (
  target: string,
  alert: string | null,
  { draft = null as KeptDraft | null, unkept = false, neverCertified = false, rule = ROW[alert ?? ''] ?? 'GD-9' } = {},
) => ({
  go: 'away',
  target,
  alert,
  draft,
  unkept,
  neverCertified,
  because: expect.objectContaining({ rule }) as unknown,
})
const CERTIFIED: Visit = { session: A_CERTIFIED_SESSION, cookie: 'token-1' }

const COOKIE_PAGES = [
  ...['/info-agree', '/mydata-agree', '/aply-info', '/aply-cmptn', '/aply-result', '/result-modify'],
  ...['/result-modify-bizinfo', '/proof-reg', '/proof-reg-all', '/proof-reg-add', '/proof-reg-parcel', '/proof-intro'],
  '/result-modify-cmptn',
]

describe('entering a page', () => {
  it('[E-015] [P-007] a page that never shows anything leads to the main page without an alert', async () => {
    expect(await visitor({}).enter('/bzmn-result-admin')).toEqual(away('/', null, { rule: 'GD-8' }))
    expect(await visitor(CERTIFIED).enter('/bzmn-result-admin')).toEqual(away('/', null, { rule: 'GD-8' }))
  })

  it('[E-021] [P-007] [D1-246] an unknown path is no page, and nothing changes there', async () => {
    const { enter, session } = visitor(CERTIFIED)
    const before = session.read()
    expect(await enter('/nowhere')).toEqual({ go: 'nowhere' })
    expect(session.read()).toEqual(before)
  })

  it.each([
    { path: '/self-check', flow: 'application' },
    { path: '/bzmn-reg', flow: 'application' },
    { path: '/onslf-check', flow: 'application' },
    { path: '/bzmn-result', flow: 'result' },
    { path: '/onslf-check-result', flow: 'result' },
  ] as const)('[E-138] $path sets the flow $flow', async ({ path, flow }) => {
    const { enter, session } = visitor(CERTIFIED)
    session.update((before) => ({ ...before, flow: flow === 'application' ? 'result' : 'application' }))
    expect(await enter(path)).toEqual({ go: 'on' })
    expect(session.read().flow).toBe(flow)
  })

  it.each(COOKIE_PAGES)('[E-151] [P-005] %s without the cookie clears the session and tells why', async (path) => {
    const { enter, session } = visitor({ session: A_CERTIFIED_SESSION })
    expect(await enter(path)).toEqual(away('/', 'expired'))
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('[E-142] the token of the session alone opens none of them', async () => {
    for (const path of COOKIE_PAGES)
      expect(await visitor({ session: { applicationNumber: 'APL-1', token: 'token-9' } }).enter(path)).toEqual(
        away('/', 'expired'),
      )
  })

  it('[D1-255] a tab that never had a session is told apart from one whose session is over', async () => {
    expect(await visitor({}).enter('/aply-result')).toEqual(away('/', 'expired', { neverCertified: true }))
    expect(await visitor({ session: { token: 'token-9' } }).enter('/aply-result')).toEqual(away('/', 'expired'))
    expect(await visitor({ session: A_CERTIFIED_SESSION }).enter('/aply-result')).toEqual(away('/', 'expired'))
    expect(await visitor({ draft: true }).enter('/aply-info')).toEqual(
      away('/', 'expired', {
        draft: { flow: 'result', until: DRAFT_LIFE_MS + 1, mayBeReceived: false, lostOnReload: false },
      }),
    )
  })

  it('[E-151] a draft that is kept is told too', async () =>
    expect(await visitor({ session: A_CERTIFIED_SESSION, draft: true }).enter('/aply-info')).toEqual(
      away('/', 'expired', {
        draft: { flow: 'result', until: DRAFT_LIFE_MS + 1, mayBeReceived: false, lostOnReload: false },
      }),
    ))

  it.each([
    ['/aply-info', {}, away('/', 'expired', { unkept: true, neverCertified: true })],
    ['/aply-info', { cookie: 'token-1' }, away('/bzmn-reg', 'numberMissing', { unkept: true })],
    ['/popup-mng', {}, away('/', 'noPermission')],
  ] as const)('[E-137] [E-151] %s in a browser that keeps nothing is refused for that, %o', async (path, more, entry) =>
    expect(await visitor({ ...more, keeps: false }).enter(path)).toEqual(entry),
  )

  it.each(['/aply-info', '/onslf-check', '/aply-cmptn'])(
    '[E-152] [A-010] %s without an application number leads to the number page',
    async (path) => {
      const { enter, session } = visitor({
        session: { ...A_CERTIFIED_SESSION, applicationNumber: '' },
        cookie: 'token-1',
      })
      expect(await enter(path)).toEqual(away('/bzmn-reg', 'numberMissing'))
      expect(session.read().ci).toBe('ci-1')
    },
  )

  it('[A-010] with an application number and a certification /aply-cmptn opens', async () =>
    expect(await visitor(CERTIFIED).enter('/aply-cmptn')).toEqual({ go: 'on' }))

  it.each(['/aply-info', '/aply-cmptn'])(
    '[E-153] [A-010] %s without certification leads to the certification',
    async (path) =>
      expect(await visitor({ session: { ...A_CERTIFIED_SESSION, ci: '' }, cookie: 'token-1' }).enter(path)).toEqual(
        away('/onslf-check', 'notCertified'),
      ),
  )

  it.each(['/info-agree', '/mydata-agree'])('[E-154] %s follows both rules in a new tab', async (path) => {
    expect(await visitor({ cookie: 'token-1' }).enter(path)).toEqual(away('/bzmn-reg', 'numberMissing'))
    expect(await visitor({ session: { applicationNumber: 'APL-1' }, cookie: 'token-1' }).enter(path)).toEqual(
      away('/onslf-check', 'notCertified'),
    )
  })

  it('[E-156] the guards are asked anew at every visit, whatever an earlier one said', async () => {
    const { enter, cookie } = visitor(CERTIFIED)
    expect(await enter('/aply-result')).toEqual({ go: 'on' })
    cookie.set(null)
    expect(await enter('/aply-result')).toEqual(away('/', 'expired'))
  })

  it.each(['/board-faq', '/', '/info-privacy', '/region-center'])(
    '[E-157] %s opens without a cookie, and nobody is asked for an address',
    async (path) => {
      const { enter, lookUps } = visitor({})
      expect(await enter(path)).toEqual({ go: 'on' })
      expect(lookUps).toEqual([])
    },
  )

  it.each(['/aply-result', '/result-modify', '/result-modify-bizinfo'])(
    '[A-011] %s asks for a certified person',
    async (path) => {
      const session = { ...A_CERTIFIED_SESSION, ci: '' }
      expect(await visitor({ session, cookie: 'token-1' }).enter(path)).toEqual(away('/', 'personMissing'))
      expect(await visitor(CERTIFIED).enter(path)).toEqual({ go: 'on' })
    },
  )

  it.each(['/opinion-submit', '/detail-page', '/proof-reg-add'])(
    '[P-006] %s asks for a certified person and a number',
    async (path) => {
      const without = (missing: Partial<Session>): Visit => ({
        session: { ...A_CERTIFIED_SESSION, ...missing },
        cookie: 'token-1',
      })
      expect(await visitor(without({ ci: '' })).enter(path)).toEqual(away('/', 'personMissing'))
      expect(await visitor(without({ registrationNumber: '' })).enter(path)).toEqual(
        away('/', 'personMissing', { rule: 'GD-4' }),
      )
      expect(await visitor(CERTIFIED).enter(path)).toEqual({ go: 'on' })
    },
  )

  it('[P-006] where the token is missing too, only that is told', async () =>
    expect(await visitor({}).enter('/proof-reg-add')).toEqual(away('/', 'expired', { neverCertified: true })))

  it.each(['/popup-mng', '/popup-reg'])('[E-158] [P-008] %s opens for addresses of the office alone', async (path) => {
    expect(await visitor({ ip: '192.0.2.1' }).enter(path)).toEqual({ go: 'on' })
    expect(await visitor({ ip: '198.51.100.7' }).enter(path)).toEqual({ go: 'on' })
    expect(await visitor({ ip: '203.0.113.7' }).enter(path)).toEqual(away('/', 'noPermission'))
  })

  it('[E-161] [P-008] [P-009] an address that is not known is not allowed', async () =>
    expect(await visitor({ ip: null }).enter('/popup-mng')).toEqual(away('/', 'noPermission')))

  it('[E-161] who is looked up for long, or in vain, reads the public pages at once', async () => {
    const { enter } = visitor({ ip: Effect.die('not to be waited for') })
    expect([await enter('/'), await enter('/board-faq')]).toEqual([{ go: 'on' }, { go: 'on' }])
  })

  it('[P-237] [P-238] in a maintenance window only the office goes on', async () => {
    const outside = visitor({ ...CERTIFIED, ip: '203.0.113.7', maintenance: true })
    expect(await outside.enter('/board-faq')).toEqual(away('/coming-soon', null))
    expect(await outside.enter('/aply-result')).toEqual(away('/coming-soon', null))
    for (const path of ['/aply-cmptn', '/aply-result'])
      expect(await outside.enter(path, { justSubmitted: true })).toEqual({ go: 'on' })
    const office = visitor({ ip: '192.0.2.30', maintenance: true })
    expect(await office.enter('/board-faq')).toEqual({ go: 'on' })
    expect(await office.enter('/coming-soon')).toEqual(away('/', null, { rule: 'GD-10' }))
  })

  it('[E-021] [D1-252] in a maintenance window an address that is no page is none to the office alone', async () => {
    const seenFrom = (ip: string) => visitor({ ip, maintenance: true }).enter('/nowhere')
    expect(await seenFrom('203.0.113.7')).toEqual(away('/coming-soon', null))
    expect(await seenFrom('192.0.2.30')).toEqual({ go: 'nowhere' })
  })

  /** All but the page of the window, the results of certification windows, and the page that never shows anything. */
  const CLOSED = ROUTES.filter(
    (path) => !['/coming-soon', '/kmc-result', '/integration-result', '/bzmn-result-admin'].includes(path),
  )
  it.each(CLOSED)('[P-237] [P-238] %s is closed in a maintenance window, and open to the office', async (path) => {
    const seenFrom = (ip: string | null) => visitor({ ...CERTIFIED, ip, maintenance: true }).enter(path)
    expect(await seenFrom('203.0.113.7')).toEqual(away('/coming-soon', null))
    expect(await seenFrom(null)).toEqual(away('/coming-soon', null))
    expect(await seenFrom('192.0.2.30')).toEqual({ go: 'on' })
  })

  it('[P-238] outside a maintenance window everybody goes on, and nobody stays on its page', async () => {
    expect(await visitor({}).enter('/board-faq')).toEqual({ go: 'on' })
    expect(await visitor(CERTIFIED).enter('/aply-result')).toEqual({ go: 'on' })
    expect(await visitor({}).enter('/coming-soon')).toEqual(away('/', null, { rule: 'GD-10' }))
  })
})

describe('[P-322] what a page waits for', () => {
  const OTHERS = ROUTES.filter((path) => !['/coming-soon', '/popup-mng', '/popup-reg'].includes(path))

  it.each(OTHERS)('%s waits neither for the office nor for the address as long as no window is known', async (path) => {
    const { enter, asked, lookUps } = visitor({ ...CERTIFIED, maintenance: true, known: false })
    await enter(path)
    expect([asked, lookUps]).toEqual([[], []])
  })

  it('in a window that is known the address decides, so it is waited for', async () => {
    const { enter, asked, lookUps } = visitor({ ...CERTIFIED, maintenance: true })
    expect(await enter('/aply-info')).toEqual(away('/coming-soon', null))
    expect([asked, lookUps]).toEqual([[], [1]])
  })

  it('the page of the window has nothing to show before it is known whether there is one', async () => {
    expect(await visitor({ maintenance: true, known: false }).enter('/coming-soon')).toEqual({ go: 'on' })
    expect(await visitor({ known: false }).enter('/coming-soon')).toEqual(away('/', null, { rule: 'GD-10' }))
  })
})

describe('the link for the office', () => {
  const seenFrom = (ip: string | null) =>
    Effect.runPromise(
      RecogniseOffice.make({
        address: only(VisitorAddress, { lookUp: () => Effect.succeed(ip) }),
        settings: chosenSettings({ allowedAddresses: ['192.0.2.3'], adminPagesExtra: ['198.51.100.7'] }),
      })(),
    )

  it('[E-160] [P-009] asks for the address anew every time, for another may have come', async () => {
    const answers = ['192.0.2.3', null, '192.0.2.31']
    const recognise = RecogniseOffice.make({
      address: only(VisitorAddress, { lookUp: () => Effect.sync(() => answers.shift() ?? null) }),
      settings: chosenSettings({ allowedAddresses: ['192.0.2.3'] }),
    })
    const seen = [await Effect.runPromise(recognise()), await Effect.runPromise(recognise())]
    expect([...seen, await Effect.runPromise(recognise())]).toEqual([true, false, false])
    expect(answers).toEqual([])
  })

  it('shows to an address of the list only, and to nobody who is not known', async () => {
    expect(await seenFrom('192.0.2.3')).toBe(true)
    expect(await seenFrom('192.0.2.31')).toBe(false)
    expect(await seenFrom('198.51.100.7')).toBe(false)
    expect(await seenFrom(null)).toBe(false)
  })
})
