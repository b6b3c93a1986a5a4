import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '../business/examples/business-number-or-throw.ts'
import { EMPTY_SESSION } from '../session/session.ts'
import { GUARD_CASES, OPEN_PAGES } from './guards.cases.ts'
import { PAGE_GUARD_ROWS, PAGE_GUARDS, type PageGuard } from './guards.table.ts'
import {
  type Visitor,
  guardVerdict,
  isPublicPath,
  decideVisit,
  maintenanceRedirect,
  pageNeeds,
  makeVisitor,
} from './guards.ts'
import { ROUTES } from './routes.ts'

const ORDER = Object.keys(PAGE_GUARD_ROWS) as readonly PageGuard[]

const FREE_VISITOR: Visitor = {
  officeAddress: true,
  cookie: true,
  person: true,
  businessNumber: true,
  applicationNumber: true,
  notReceived: true,
  maintenance: false,
  justSubmitted: false,
}

describe('[E-155] the guard of a visit', () => {
  it('has a case for every page', () =>
    expect(new Set(GUARD_CASES.map((row) => row.path))).toEqual(
      new Set([...ROUTES, '/kmc-result/certificate/state', '/no-such-page', '', '/objctrqst']),
    ))

  it('checks the conditions in the same order on every page', () => {
    expect(ORDER).toEqual([
      'officeAddress',
      'cookie',
      'person',
      'businessNumber',
      'applicationNumber',
      'applicant',
      'notReceived',
    ])
    for (const guards of Object.values(PAGE_GUARDS))
      expect(guards).toEqual(ORDER.filter((guard) => guards.includes(guard)))
  })

  it('never redirects to a page that redirects back', () => {
    for (const { need, target } of Object.values(PAGE_GUARD_ROWS)) expect(pageNeeds(target)).not.toContain(need)
  })
})

describe('[E-157] a page outside the table', () => {
  it.each(OPEN_PAGES)('needs nothing from the visitor: %s', (path) => expect(pageNeeds(path)).toEqual([]))
  it('a path is public if its page needs nothing, but not if it is unknown or a redirect', () => {
    expect(OPEN_PAGES.filter((path) => !isPublicPath(path))).toEqual([])
    expect(ROUTES.filter((path) => isPublicPath(path) && pageNeeds(path).length > 0)).toEqual([])
    expect(['/no-such-page', '/elig-check/', '/bzmn-result-admin'].filter(isPublicPath)).toEqual([])
  })
})

describe('the facts that callers collect', () => {
  it('[E-158] the facts include the IP address for popup administration only', () =>
    expect(ROUTES.filter((route) => pageNeeds(route).includes('officeAddress'))).toEqual(['/popup-reg', '/popup-mng']))

  it('an unknown URL needs no facts', () => expect(pageNeeds('/no-such-page')).toEqual([]))

  it('the facts combine the session with its context', () => {
    const outside = { cookie: true, officeAddress: false, maintenance: false, justSubmitted: true }
    expect(makeVisitor(EMPTY_SESSION, outside)).toEqual({
      ...outside,
      person: false,
      businessNumber: false,
      applicationNumber: false,
      notReceived: true,
    })
    expect(
      makeVisitor(
        {
          ...{ ...EMPTY_SESSION, ci: 'ci', businessNumber: businessNumberOrThrow('1000100001') },
          applicationNumber: 'A1',
          receivedAt: 0,
        },
        outside,
      ),
    ).toEqual({
      ...outside,
      person: true,
      businessNumber: true,
      applicationNumber: true,
      notReceived: false,
    })
  })
})

describe('[D1-246] a slash at the end of a URL', () => {
  const visitor = makeVisitor(EMPTY_SESSION, {
    cookie: false,
    officeAddress: false,
    maintenance: false,
    justSubmitted: false,
  })
  it.each([
    ['/elig-check/', '/elig-check'],
    ['/bzmn-reg//', '/bzmn-reg'],
  ])('%s leads to %s without an alert', (path, target) =>
    expect(decideVisit(path, visitor)).toMatchObject({
      verdict: { go: 'away', target, alert: null, clear: false },
      because: { rule: 'GD-1', ref: 'D1-246' },
    }),
  )
  it('an unknown URL with a slash stays unknown', () =>
    expect(decideVisit('/nope/', visitor).because.rule).toBe('GD-5'))
})

describe('[P-237] [P-238] a visitor on a page when a window begins or ends', () => {
  const knownAs = (maintenance: boolean, justSubmitted: boolean) => ({ maintenance, justSubmitted })
  const EVERYBODY = [knownAs(true, true), knownAs(true, false), knownAs(false, true), knownAs(false, false)]

  it.each(EVERYBODY)('goes where the guard would lead: %j', (known) => {
    for (const path of ROUTES.filter((route) => route !== '/bzmn-result-admin')) {
      const verdict = guardVerdict(path, { ...FREE_VISITOR, ...known })
      expect(maintenanceRedirect(path, known)).toBe(verdict.go === 'away' ? verdict.target : null)
    }
  })

  it('every page except four redirects to the maintenance page', () => {
    const during = { ...FREE_VISITOR, maintenance: true }
    const open = ['/coming-soon', '/kmc-result', '/integration-result', '/bzmn-result-admin']
    expect(ROUTES.filter((path) => decideVisit(path, during).because.rule !== 'GD-4').toSorted()).toEqual(
      open.toSorted(),
    )
  })

  it('[E-021] [D1-252] a visitor leaves an unknown URL only during maintenance', () =>
    expect([true, false].map((active) => maintenanceRedirect('/no-such-page', knownAs(active, true)))).toEqual([
      '/coming-soon',
      null,
    ]))
})
