import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '../business/examples/business-number-or-throw.ts'
import { EMPTY_SESSION, type Session } from '../session/session.ts'
import {
  type VisitEnding,
  GUARD_ALERT_TEXTS,
  REDIRECTED_TO_MAINTENANCE,
  MAINTENANCE_MATRIX,
  ROUTE_MATRIX,
  COUNTDOWN_END_ALERT_TEXT,
  type VisitorKind,
  VISITOR_KINDS,
} from './guards.route-matrix.cases.ts'
import type { GuardAlert } from './guards.table.ts'
import { guardVerdict, makeVisitor, type GuardVerdict, type Visitor } from './guards.ts'
import { ROUTES } from './routes.ts'

const OUTSIDE = { cookie: false, officeAddress: false, maintenance: false, justSubmitted: false }
const somebody = (session: Partial<Session>, surroundings: Partial<typeof OUTSIDE> = {}): Visitor =>
  makeVisitor({ ...EMPTY_SESSION, ...session }, { ...OUTSIDE, ...surroundings })

const CERTIFIED = {
  ci: 'ci',
  businessNumber: businessNumberOrThrow('1000100001'),
  applicationNumber: 'DA00000001',
}

/** The facts of a guard for each kind of visitor. */
const KNOWN: { readonly [visitor in VisitorKind]: Visitor } = {
  nobody: somebody({}),
  number: somebody({ businessNumber: businessNumberOrThrow('1000100001'), applicationNumber: 'DA00000001' }),
  certified: somebody(CERTIFIED, { cookie: true }),
  applied: somebody({ ...CERTIFIED, receivedAt: 0 }, { cookie: true }),
  expired: somebody(CERTIFIED),
  administrator: somebody({}, { officeAddress: true }),
}

/** Returns how a visit with this verdict ends. Other tests cover the page itself. */
const endOf = (verdict: GuardVerdict): VisitEnding | 'in' => {
  if (verdict.go === 'nowhere') throw new Error('every address of the table is a page')
  if (verdict.go === 'on') return 'in'
  return { page: verdict.target, says: verdict.alert === null ? null : GUARD_ALERT_TEXTS[verdict.alert], ref: '' }
}

/** Returns the ending if a guard decides it; null if the page itself or the end of the countdown decides. */
const guarded = (ending: VisitEnding): VisitEnding | 'in' => {
  if ('passes' in ending || (ending.page === null && ending.says === null)) return 'in'
  const isGuards = ending.says === null || Object.values(GUARD_ALERT_TEXTS).includes(ending.says)
  return isGuards ? { page: ending.page, says: ending.says, ref: '' } : 'in'
}

describe.each(VISITOR_KINDS)(
  '[E-017] [E-151] [E-152] [E-157] [E-158] [P-005] [P-006] a visitor of the kind %s',
  (visitor) => {
    /** Leaves out the end of the countdown, because the server decides it, regardless of the guard. [E-148] */
    const rows = ROUTES.map((route) => [route, ROUTE_MATRIX[route][visitor]] as const).filter(
      ([, ending]) => !('says' in ending && ending.says === COUNTDOWN_END_ALERT_TEXT),
    )
    it.each(rows)('a visitor is led from %s as the route matrix states', (route, ending) =>
      expect(endOf(guardVerdict(route, KNOWN[visitor]))).toEqual(guarded(ending)),
    )
  },
)

describe('[E-155] [P-237] a maintenance window', () => {
  it.each(ROUTES)('leads outside visitors from %s as the maintenance table states, without an alert', (route) => {
    const ending = MAINTENANCE_MATRIX[route] ?? REDIRECTED_TO_MAINTENANCE
    // This URL only redirects to the main page, which then redirects to the maintenance notice.
    const expected = route === '/bzmn-result-admin' ? { page: '/', says: null, ref: '' } : guarded(ending)
    const ends = VISITOR_KINDS.map((visitor) => endOf(guardVerdict(route, { ...KNOWN[visitor], maintenance: true })))
    expect(ends).toEqual(VISITOR_KINDS.map(() => expected))
  })
})

describe('the alerts of the guards', () => {
  it('the table contains all alerts of the guards', () => {
    const spoken = new Set(
      ROUTES.flatMap((route) => Object.values(KNOWN).map((visitor) => guardVerdict(route, visitor))).flatMap(
        (verdict) => (verdict.go === 'away' && verdict.alert !== null ? [verdict.alert] : []),
      ),
    )
    const all: readonly GuardAlert[] = [...spoken, 'notCertified']
    expect(new Set(all)).toEqual(new Set(Object.keys(GUARD_ALERT_TEXTS)))
  })
})
