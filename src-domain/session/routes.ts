/** Every address of the product. A screen, a guard or a countdown can only be given to one of these. [E-008] to [E-017] */
export const ROUTES = [
  '/',
  '/elig-check',
  '/ctn-mttr',
  '/self-check',
  '/bzmn-reg',
  '/bzmn-result',
  '/bzmn-result-admin',
  '/onslf-check',
  '/onslf-check-result',
  '/kmc-result',
  '/integration-result',
  '/info-agree',
  '/mydata-agree',
  '/aply-info',
  '/aply-cmptn',
  '/aply-result',
  '/aply-result-sample',
  '/result-modify',
  '/result-modify-bizinfo',
  '/result-modify-cmptn',
  '/proof-intro',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-add',
  '/proof-reg-parcel',
  '/detail-page',
  '/opinion-submit',
  '/board-faq',
  '/modal-alert',
  '/coming-soon',
  '/objctRqst',
  '/info-privacy',
  '/info-terms',
  '/region-center',
  '/user-guide',
  '/popup',
  '/popup-daily',
  '/popup-reg',
  '/popup-mng',
] as const

export type Route = (typeof ROUTES)[number]

export const isRoute = (path: string): path is Route => (ROUTES as readonly string[]).includes(path)

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

/**
 * Pages on which an applicant fills in something that is kept for him: who has one open is told of maintenance before it
 * begins. [P-317] [D3-99]
 */
export const FORM_ROUTES: readonly Route[] = [
  '/aply-info',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-add',
  '/proof-reg-parcel',
  '/detail-page',
  '/opinion-submit',
]

/** 고객센터: who helps with applications and results, and who with proofs and objections. [D1-41] [D3-44] */
export type HelpDesk = 'application' | 'proof'

/** The pages of document 3. Every other page, also an unknown one, belongs to the desk of applications. */
export const PROOF_PAGES: readonly Route[] = [
  '/proof-intro',
  '/proof-reg',
  '/proof-reg-all',
  '/proof-reg-add',
  '/proof-reg-parcel',
  '/detail-page',
  '/opinion-submit',
  '/coming-soon',
  '/objctRqst',
  '/info-privacy',
  '/info-terms',
  '/region-center',
  '/user-guide',
  '/board-faq',
  '/modal-alert',
  '/popup',
  '/popup-daily',
  '/popup-reg',
  '/popup-mng',
  '/aply-result-sample',
]

/** Which desk helps with a page; `path` is an address without query and fragment. [D1-41] [D3-44] */
export const helpDeskOf = (path: string): HelpDesk =>
  PROOF_PAGES.some((page) => page === path) ? 'proof' : 'application'
