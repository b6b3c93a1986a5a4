import type { Route } from './routes.ts'

/**
 * The needs of a page. `person`: the identity value `ci` of a certified person. `businessNumber`: the business number
 * that this person represents. `notReceived`: the current application has not been received.
 */
export type PageNeed = 'officeAddress' | 'cookie' | 'person' | 'businessNumber' | 'applicationNumber' | 'notReceived'

/** Why a guard refuses a visit. [A-011] [D1-71] to [D1-74] */
export type GuardAlert = 'expired' | 'numberMissing' | 'notCertified' | 'personMissing' | 'noPermission'

/**
 * The effects of a guard: the page to which it sends the visitor, the alert before it, and whether it clears the
 * session.
 */
export type GuardRow = {
  readonly id: string
  readonly alert: GuardAlert | null
  readonly target: Route
  readonly clear: boolean
  readonly ref: string
}

/**
 * The guards of pages, in the order in which they run: each has the need that it checks and the verdict if the need is
 * not met. The guards `person` and `applicant` differ only in their verdicts. [E-155]
 */
export const PAGE_GUARD_ROWS = {
  officeAddress: { id: 'GD-6', need: 'officeAddress', alert: 'noPermission', target: '/', clear: false, ref: 'E-158' },
  cookie: { id: 'GD-7', need: 'cookie', alert: 'expired', target: '/', clear: true, ref: 'E-151' },
  person: { id: 'GD-8', need: 'person', alert: 'personMissing', target: '/', clear: false, ref: 'A-011' },
  businessNumber: { id: 'GD-9', need: 'businessNumber', alert: 'personMissing', target: '/', clear: false, ref: 'P-006' },
  applicationNumber: { id: 'GD-10', need: 'applicationNumber', alert: 'numberMissing', target: '/bzmn-reg', clear: false, ref: 'E-152' },
  applicant: { id: 'GD-11', need: 'person', alert: 'notCertified', target: '/onslf-check', clear: false, ref: 'E-153' },
  notReceived: { id: 'GD-12', need: 'notReceived', alert: null, target: '/aply-cmptn', clear: false, ref: 'A-273' },
} as const satisfies Record<PageNeed | 'applicant', GuardRow & { readonly need: PageNeed }>
export type PageGuard = keyof typeof PAGE_GUARD_ROWS

/** An unknown URL: opens the screen "page not found", except during a maintenance window. [D1-246] */
export const UNKNOWN_PATH_ROW = { id: 'GD-5', ref: 'D1-246' } as const

/**
 * The checks that run before all needs. The fixed redirect is first. The other two never apply to the same visit: one
 * is about visits during a maintenance window, the other about the maintenance page outside of one. [E-155] [D1-252]
 */
export const GUARD_ROWS_BEFORE_NEEDS = {
  fixedRedirect: { id: 'GD-2', alert: null, target: '/', clear: false, ref: 'E-015' },
  maintenance: { id: 'GD-4', alert: null, target: '/coming-soon', clear: false, ref: 'P-237' },
  noMaintenance: { id: 'GD-3', alert: null, target: '/', clear: false, ref: 'P-238' },
} as const satisfies Record<string, GuardRow>

/** Routes that only redirect. [E-015] */
export const FIXED_REDIRECTS: { readonly [route in Route]?: typeof GUARD_ROWS_BEFORE_NEEDS.fixedRedirect } = {
  '/bzmn-result-admin': GUARD_ROWS_BEFORE_NEEDS.fixedRedirect,
}

/** Result pages of certification windows. They have no guard, not even the guard of the maintenance window. [E-014] */
export const UNGUARDED_ROUTES: readonly Route[] = ['/kmc-result', '/integration-result']

/** Pages that open even during a maintenance window, for a visitor who has just submitted. [P-237] */
export const ROUTES_AFTER_SUBMISSION: readonly Route[] = ['/aply-cmptn', '/aply-result']

/**
 * The guards of each page, in order: the first unmet need decides the alert. A page that is not listed has no guards.
 * [E-151] to [E-158] [A-010] [P-005]
 */
export const PAGE_GUARDS: { readonly [route in Route]?: readonly PageGuard[] } = {
  '/onslf-check': ['applicationNumber'],
  '/info-agree': ['cookie', 'applicationNumber', 'applicant'],
  '/mydata-agree': ['cookie', 'applicationNumber', 'applicant', 'notReceived'],
  '/aply-info': ['cookie', 'applicationNumber', 'applicant'],
  '/aply-cmptn': ['cookie', 'applicationNumber', 'applicant'],
  '/aply-result': ['cookie', 'person'],
  '/result-modify': ['cookie', 'person'],
  '/result-modify-bizinfo': ['cookie', 'person'],
  '/result-modify-cmptn': ['cookie'],
  '/proof-intro': ['cookie'],
  '/proof-reg': ['cookie'],
  '/proof-reg-all': ['cookie'],
  '/proof-reg-add': ['cookie', 'person', 'businessNumber'],
  '/proof-reg-parcel': ['cookie'],
  '/detail-page': ['person', 'businessNumber'],
  '/opinion-submit': ['person', 'businessNumber'],
  '/popup-mng': ['officeAddress'],
  '/popup-reg': ['officeAddress'],
}
