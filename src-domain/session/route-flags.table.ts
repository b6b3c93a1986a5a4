import type { Route } from './routes.ts'

/** What the frame around a page does: show the countdown, and be there at all (a certification window has none). */
export type RouteFlags = { readonly countdown: boolean; readonly frame: boolean }

const PLAIN = { countdown: false, frame: true } as const
const TIMED = { countdown: true, frame: true } as const
const BARE = { countdown: false, frame: false } as const

/** One row per page; the only place where the countdown of a page is switched. [E-014] [E-016] [A-009] [P-001] [P-002] [D1-01] */
export const ROUTE_FLAGS = {
  '/': PLAIN,
  '/elig-check': PLAIN,
  '/ctn-mttr': PLAIN,
  '/self-check': PLAIN,
  '/bzmn-reg': PLAIN,
  '/bzmn-result': PLAIN,
  '/bzmn-result-admin': PLAIN,
  '/onslf-check': TIMED,
  '/onslf-check-result': PLAIN,
  '/kmc-result': BARE,
  '/integration-result': BARE,
  '/info-agree': TIMED,
  '/mydata-agree': TIMED,
  '/aply-info': TIMED,
  '/aply-cmptn': PLAIN,
  '/aply-result': TIMED,
  '/aply-result-sample': PLAIN,
  '/result-modify': TIMED,
  '/result-modify-bizinfo': TIMED,
  '/result-modify-cmptn': PLAIN,
  '/proof-intro': TIMED,
  '/proof-reg': TIMED,
  '/proof-reg-all': TIMED,
  '/proof-reg-add': TIMED,
  '/proof-reg-parcel': TIMED,
  '/detail-page': TIMED,
  '/opinion-submit': TIMED,
  '/board-faq': PLAIN,
  '/modal-alert': PLAIN,
  '/coming-soon': PLAIN,
  '/objctRqst': PLAIN,
  '/info-privacy': PLAIN,
  '/info-terms': PLAIN,
  '/region-center': PLAIN,
  '/user-guide': PLAIN,
  '/popup': PLAIN,
  '/popup-daily': PLAIN,
  '/popup-reg': PLAIN,
  '/popup-mng': PLAIN,
} as const satisfies { readonly [route in Route]: RouteFlags }

/** Does the header of this page show the time that is left? [E-016] [E-019] */
export const showsCountdown = (route: Route): boolean => ROUTE_FLAGS[route].countdown
