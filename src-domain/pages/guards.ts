import type { Decision } from '../kernel/decide.ts'
import type { Session } from '../session/session.ts'
import {
  ROUTES_AFTER_SUBMISSION,
  GUARD_ROWS_BEFORE_NEEDS,
  FIXED_REDIRECTS,
  PAGE_GUARD_ROWS,
  PAGE_GUARDS,
  UNGUARDED_ROUTES,
  UNKNOWN_PATH_ROW,
  type GuardAlert,
  type GuardRow,
  type PageGuard,
  type PageNeed,
} from './guards.table.ts'
import { isRoute, type Route } from './routes.ts'

/**
 * A visitor: the needs that are met; whether a maintenance window applies (never in the office network); and whether an
 * application was just submitted.
 */
export type Visitor = { readonly [need in PageNeed]: boolean } & {
  readonly maintenance: boolean
  readonly justSubmitted: boolean
}

/**
 * The result of the route guards. `on`: the page opens. `nowhere`: the URL is unknown. `away`: the visitor is sent
 * to `target`, after `alert` if it is not null. If `clear` is true, the session is reset first.
 */
export type GuardVerdict =
  | { readonly go: 'on' }
  | { readonly go: 'nowhere' }
  | { readonly go: 'away'; readonly target: Route; readonly alert: GuardAlert | null; readonly clear: boolean }

const isOneOf = (routes: readonly Route[], path: string): boolean => isRoute(path) && routes.includes(path)

/**
 * Returns the path of a result page without the values that a phone certification may append to it. (The screen itself
 * reads these values.) [E-113]
 */
export const withoutProviderValues = (path: string): string => (path.startsWith('/kmc-result/') ? '/kmc-result' : path)

const pageGuards = (path: string): readonly PageGuard[] => (isRoute(path) ? (PAGE_GUARDS[path] ?? []) : [])

/** Returns the needs of a page in order; empty for an unknown URL. */
export const pageNeeds = (path: string): readonly PageNeed[] =>
  pageGuards(path).map((guard) => PAGE_GUARD_ROWS[guard].need)

/**
 * Returns the maintenance rule that applies to a URL (which may be unknown); null if none applies. On the
 * maintenance page itself, returns the rule that redirects a visitor for whom the portal is not closed. [D1-252]
 * [D3-34]
 */
const maintenanceRow = (
  path: string,
  { maintenance, justSubmitted }: Pick<Visitor, 'maintenance' | 'justSubmitted'>,
): GuardRow | null => {
  if (path === GUARD_ROWS_BEFORE_NEEDS.maintenance.target)
    return maintenance ? null : GUARD_ROWS_BEFORE_NEEDS.noMaintenance
  return maintenance && !(justSubmitted && isOneOf(ROUTES_AFTER_SUBMISSION, path))
    ? GUARD_ROWS_BEFORE_NEEDS.maintenance
    : null
}

/**
 * Returns the row that sends a URL with trailing slashes to the page without them; null if the URL without the
 * slashes is not a page. [D1-246]
 */
const withoutSlash = (path: string): GuardRow | null => {
  const plain = path.replace(/(?<!\/)\/+$/, '')
  return isRoute(plain) ? { id: 'GD-1', alert: null, target: plain, clear: false, ref: 'D1-246' } : null
}

const firstRow = (path: string, visitor: Visitor): GuardRow | null => {
  const redirect = isRoute(path) ? FIXED_REDIRECTS[path] : withoutSlash(path)
  if (redirect) return redirect
  if (isOneOf(UNGUARDED_ROUTES, path)) return null
  const maintenance = maintenanceRow(path, visitor)
  if (maintenance !== null) return maintenance
  const guard = pageGuards(path).find((name) => !visitor[PAGE_GUARD_ROWS[name].need])
  return guard === undefined ? null : PAGE_GUARD_ROWS[guard]
}

/**
 * Returns the page to open because a maintenance window has begun or ended; null if the visitor stays. [P-237] [P-238]
 * [P-305]
 */
export const maintenanceRedirect = (
  path: string,
  visitor: Pick<Visitor, 'maintenance' | 'justSubmitted'>,
): Route | null => {
  const page = withoutProviderValues(path)
  return isOneOf(UNGUARDED_ROUTES, page) ? null : (maintenanceRow(page, visitor)?.target ?? null)
}

/** Decides about a visit by the first row that applies. [E-155] [E-113] */
export const decideVisit = (path: string, visitor: Visitor): Decision<GuardVerdict> => {
  const page = withoutProviderValues(path)
  const obstacle = firstRow(page, visitor)
  const facts = { path, ...visitor }
  if (obstacle !== null) {
    const { id, ref, target, alert, clear } = obstacle
    return { verdict: { go: 'away', target, alert, clear }, because: { rule: id, ref }, facts }
  }
  return isRoute(page)
    ? { verdict: { go: 'on' }, because: { rule: 'GD-13', ref: 'E-157' }, facts }
    : { verdict: { go: 'nowhere' }, because: { rule: UNKNOWN_PATH_ROW.id, ref: UNKNOWN_PATH_ROW.ref }, facts }
}

/** Returns only the verdict. `path` is the path of a URL. [E-155] */
export const guardVerdict = (path: string, visitor: Visitor): GuardVerdict => decideVisit(path, visitor).verdict

/** The facts that the guards need and that the session does not have. */
type RouteContext = Pick<Visitor, 'cookie' | 'officeAddress' | 'maintenance' | 'justSubmitted'>

export const makeVisitor = (session: Session, context: RouteContext): Visitor => ({
  ...context,
  person: session.ci !== '',
  businessNumber: session.businessNumber !== '',
  applicationNumber: session.applicationNumber !== '',
  notReceived: session.receivedAt === null,
})

export const UNKNOWN_VISITOR: Visitor = {
  officeAddress: false,
  cookie: false,
  person: false,
  businessNumber: false,
  applicationNumber: false,
  notReceived: false,
  maintenance: false,
  justSubmitted: false,
}

/** True for a page that opens for every visitor while the portal is open. [E-157] */
export const isPublicPath = (path: string): boolean => guardVerdict(path, UNKNOWN_VISITOR).go === 'on'
