import type { GuardAlert } from './guards.table.ts'
import type { Route } from './routes.ts'

/**
 * The visitors. `nobody`: has a fresh tab. `number`: has only entered a business number. `certified`: is certified and
 * has not applied. `applied`: is certified and views a selected application. `expired`: was certified, but cookie and
 * countdown are over. `administrator`: is at the office, with an administrator's token and without the session of an
 * applicant.
 */
export const VISITOR_KINDS = ['nobody', 'number', 'certified', 'applied', 'expired', 'administrator'] as const
export type VisitorKind = (typeof VISITOR_KINDS)[number]

/**
 * How a visit ends. `page`: the page that opens; null for the requested one. `says`: the alert shown first; null for
 * none. `orSays`: alerts of other rules that may come first. `passes`: no guard stops the visit; other tests cover the
 * page itself. `ref`: the requirement that demands this.
 */
export type VisitEnding =
  | {
      readonly page: Route | null
      readonly says: string | null
      readonly orSays?: readonly string[]
      readonly ref: string
    }
  | { readonly passes: true; readonly ref: string }

type RouteMatrixRow = { readonly [visitor in VisitorKind]: VisitEnding }

const INFO_EXPIRED = '인증정보가 만료되었습니다. 다시 인증해주세요.'
export const COUNTDOWN_END_ALERT_TEXT = '인증 유효시간이 만료되었습니다. 다시 인증해주세요.'
const NEED_NUMBER = '사업자등록번호 확인 후 진행해주세요.'
const NEED_PERSON = '개인인증은 필수입니다'
const NO_PERMISSION = '접근 권한이 없습니다.'
const APPLIED_ALREADY = '본인인증 정보로 이미 신청접수 되었습니다.'
const NO_RESULT = '신청결과가 없습니다.'
const NOT_ON_HOLD = '의견제출은 보류 상태에서만 가능합니다.'
const NOT_EDITABLE = '현재 진행상태에서는 수정할 수 없습니다.'

/** The alerts of guards. Until an alert is confirmed, no part of the page behind it is rendered or requested. */
export const GUARD_ALERT_TEXTS: Readonly<Record<GuardAlert, string>> = {
  expired: INFO_EXPIRED,
  numberMissing: NEED_NUMBER,
  notCertified: '본인인증 후 진행해주세요.',
  personMissing: NEED_PERSON,
  noPermission: NO_PERMISSION,
}

const opens = (ref: string): VisitEnding => ({ page: null, says: null, ref })
const passes = (ref: string): VisitEnding => ({ passes: true, ref })
const goes = (page: Route, says: string | null, ref: string): VisitEnding => ({ page, says, ref })

/** When the countdown ends, every visitor with a token is sent to the main page, from every page in the main window. */
const TIME_IS_OVER = goes('/', COUNTDOWN_END_ALERT_TEXT, 'document 1, session timer; D1-38; E-148')

/** Returns the row of a page without needs. */
const forEverybody = (ref: string): RouteMatrixRow => ({
  nobody: opens(ref),
  number: opens(ref),
  certified: opens(ref),
  applied: opens(ref),
  expired: TIME_IS_OVER,
  administrator: opens(ref),
})
/** The row of a window to which a provider returns: it has no guard and no timer. */
const forWindows: RouteMatrixRow = { ...forEverybody('E-014'), expired: opens('E-014') }

/** Returns the row of a page that needs the cookie. How a visit with a valid cookie ends depends on the page. */
const behindCookie = (ref: string, certified: VisitEnding, applied: VisitEnding): RouteMatrixRow => {
  const expired = goes('/', INFO_EXPIRED, ref)
  return { nobody: expired, number: expired, certified, applied, expired, administrator: expired }
}
/** Returns the row of a page that needs no cookie, but a certified person and a business number. */
const forPersons = (certified: VisitEnding, applied: VisitEnding): RouteMatrixRow => {
  const refused = goes('/', NEED_PERSON, 'P-006; D1-11')
  // If the page has nothing to show, the visitor is sent to the result page, whose guard may show its alert before the
  // countdown ends.
  const expired = { ...TIME_IS_OVER, orSays: [NEED_PERSON, INFO_EXPIRED], ref: 'E-149; E-151; P-164' }
  return { nobody: refused, number: refused, certified, applied, expired, administrator: refused }
}
const forOffice = (ref: string): RouteMatrixRow => {
  const refused = goes('/', NO_PERMISSION, 'E-158; P-008')
  return {
    nobody: refused,
    number: refused,
    certified: refused,
    applied: refused,
    expired: TIME_IS_OVER,
    administrator: opens(ref),
  }
}

const GUARDED = 'document 1, section 6; E-151'
const GUARDED_TOO = 'D1-11; E-151'
const PROOFS = 'document 1, section 6; P-005'
const noResult = goes('/', NO_RESULT, 'A-146')
const appliedAlready = goes('/', APPLIED_ALREADY, 'A-033')

/**
 * The route map of the product: every page for every kind of visitor. It is transcribed from the specification, not
 * from the code. It includes refusals by the page itself, after its guard, because the visitor sees no difference.
 */
export const ROUTE_MATRIX: { readonly [route in Route]: RouteMatrixRow } = {
  '/': forEverybody('E-008'),
  '/elig-check': forEverybody('E-009'),
  '/ctn-mttr': forEverybody('E-009'),
  '/self-check': forEverybody('E-010'),
  '/bzmn-reg': forEverybody('E-011'),
  '/bzmn-result': forEverybody('E-011'),
  '/bzmn-result-admin': {
    nobody: goes('/', null, 'E-015'),
    number: goes('/', null, 'E-015'),
    certified: goes('/', null, 'E-015'),
    applied: goes('/', null, 'E-015'),
    expired: TIME_IS_OVER,
    administrator: goes('/', null, 'E-015'),
  },
  '/onslf-check': {
    nobody: goes('/bzmn-reg', NEED_NUMBER, 'document 1, section 6; E-152; D1-10'),
    number: opens('E-012'),
    certified: opens('E-012'),
    applied: opens('E-012'),
    expired: TIME_IS_OVER,
    administrator: goes('/bzmn-reg', NEED_NUMBER, 'E-152'),
  },
  '/onslf-check-result': forEverybody('E-013'),
  '/kmc-result': forWindows,
  '/integration-result': forWindows,
  '/info-agree': behindCookie(GUARDED, opens('E-154'), appliedAlready),
  '/mydata-agree': behindCookie(GUARDED, opens('E-154'), goes('/aply-cmptn', null, 'A-273')),
  '/aply-info': behindCookie(GUARDED, opens('E-153'), passes('E-153')),
  '/aply-cmptn': behindCookie(GUARDED, passes('A-010'), opens('A-010')),
  '/aply-result': behindCookie(GUARDED, noResult, opens('A-143')),
  '/aply-result-sample': forEverybody('P-258'),
  '/result-modify': behindCookie(GUARDED, goes('/', NO_RESULT, 'A-223'), goes('/aply-result', NOT_EDITABLE, 'A-209')),
  '/result-modify-bizinfo': behindCookie(
    GUARDED_TOO,
    goes('/', NO_RESULT, 'A-223'),
    goes('/aply-result', NOT_EDITABLE, 'A-215'),
  ),
  '/result-modify-cmptn': behindCookie(GUARDED, opens('E-151'), opens('E-151')),
  '/proof-intro': behindCookie(PROOFS, passes('P-005'), opens('P-001')),
  '/proof-reg': behindCookie(PROOFS, passes('P-005'), opens('P-001')),
  '/proof-reg-all': behindCookie(PROOFS, passes('P-005'), opens('P-001')),
  '/proof-reg-add': behindCookie(PROOFS, passes('P-006'), passes('P-006; P-090')),
  '/proof-reg-parcel': behindCookie(`${GUARDED_TOO}; P-005`, passes('P-005'), opens('P-001')),
  '/detail-page': forPersons(passes('P-006'), passes('P-006')),
  '/opinion-submit': forPersons(passes('P-006'), goes('/aply-result', NOT_ON_HOLD, 'P-146')),
  '/board-faq': forEverybody('E-157'),
  '/modal-alert': forEverybody('P-257'),
  '/coming-soon': {
    nobody: goes('/', null, 'P-238'),
    number: goes('/', null, 'P-238'),
    certified: goes('/', null, 'P-238'),
    applied: goes('/', null, 'P-238'),
    expired: TIME_IS_OVER,
    administrator: goes('/', null, 'P-238'),
  },
  '/objctRqst': forEverybody('P-002'),
  '/info-privacy': forEverybody('P-002'),
  '/info-terms': forEverybody('P-002'),
  '/region-center': forEverybody('P-002'),
  '/user-guide': forEverybody('P-002'),
  '/popup': forEverybody('P-002'),
  '/popup-daily': forEverybody('P-002'),
  '/popup-mng': forOffice('E-171'),
  '/popup-reg': forOffice('E-171'),
}

/**
 * The pages that open during a maintenance window, outside the office network. Every other page leads to
 * `REDIRECTED_TO_MAINTENANCE`. Guards then show no alert. [P-237]
 */
export const MAINTENANCE_MATRIX: { readonly [route in Route]?: VisitEnding } = {
  '/kmc-result': opens('E-014'),
  '/integration-result': opens('E-014'),
  '/coming-soon': opens('P-239'),
}
export const REDIRECTED_TO_MAINTENANCE = goes('/coming-soon', null, 'P-237; E-155')

/** An instant during the default maintenance window. */
export const ISO_TIME_DURING_MAINTENANCE = '2025-10-28T23:00:00+09:00'
