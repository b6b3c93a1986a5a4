/**
 * 고객센터: one help desk is for applications and results, another for proofs and objections. General pages show both help
 * desks. [D1-41] [D3-44]
 */
export type HelpDeskName = 'application' | 'proof' | 'both'

/**
 * The flags of a page: whether its frame shows the countdown, whether it has a frame at all (a certification window has
 * none), and which help desk it shows. `draftForm`: its form is saved as a draft. `receipt`: it confirms what was sent.
 */
type RouteFlags = {
  readonly countdown: boolean
  readonly frame: boolean
  readonly helpDesk: HelpDeskName
  readonly draftForm: boolean
  readonly receipt: boolean
}

const PAGE = { countdown: false, frame: true, helpDesk: 'application', draftForm: false, receipt: false } as const
const RECEIPT = { ...PAGE, receipt: true } as const
const TIMED = { ...PAGE, countdown: true } as const
const FORM = { ...TIMED, draftForm: true } as const
const BARE = { ...PAGE, frame: false } as const
/**
 * The pages about proofs and objections, and the pages of the office. The opinion page is not one of them, because an
 * opinion follows a hold, and a hold concerns the application. [D3-212]
 */
const PROOF_PAGE = { ...PAGE, helpDesk: 'proof' } as const
const GENERAL = { ...PAGE, helpDesk: 'both' } as const
const TIMED_PROOF_PAGE = { ...PROOF_PAGE, countdown: true } as const
const PROOF_FORM = { ...TIMED_PROOF_PAGE, draftForm: true } as const

/**
 * One row for each page. The table contains all URLs of the product; screens and guards can be assigned only to
 * these. No other place decides whether a page shows the countdown. [E-008] to [E-017] [A-009] [P-001] [D1-41]
 */
export const ROUTE_FLAGS = {
  '/': PAGE,
  '/elig-check': PAGE,
  '/ctn-mttr': PAGE,
  '/self-check': PAGE,
  '/bzmn-reg': PAGE,
  '/bzmn-result': PAGE,
  '/bzmn-result-admin': PAGE,
  '/onslf-check': TIMED,
  '/onslf-check-result': PAGE,
  '/kmc-result': BARE,
  '/integration-result': BARE,
  '/info-agree': TIMED,
  '/mydata-agree': TIMED,
  '/aply-info': FORM,
  '/aply-cmptn': RECEIPT,
  '/aply-result': TIMED,
  '/aply-result-sample': GENERAL,
  '/result-modify': FORM,
  '/result-modify-bizinfo': FORM,
  '/result-modify-cmptn': RECEIPT,
  '/proof-intro': TIMED_PROOF_PAGE,
  '/proof-reg': PROOF_FORM,
  '/proof-reg-all': PROOF_FORM,
  '/proof-reg-add': PROOF_FORM,
  '/proof-reg-parcel': PROOF_FORM,
  '/detail-page': PROOF_FORM,
  '/opinion-submit': FORM,
  '/board-faq': GENERAL,
  '/modal-alert': GENERAL,
  '/coming-soon': GENERAL,
  '/objctRqst': PROOF_PAGE,
  '/info-privacy': GENERAL,
  '/info-terms': GENERAL,
  '/region-center': GENERAL,
  '/user-guide': GENERAL,
  '/popup': GENERAL,
  '/popup-daily': GENERAL,
  '/popup-reg': PROOF_PAGE,
  '/popup-mng': PROOF_PAGE,
} as const satisfies Readonly<Record<`/${string}`, RouteFlags>>

export type Route = keyof typeof ROUTE_FLAGS

export const ROUTES = Object.keys(ROUTE_FLAGS) as readonly Route[]

export const isRoute = (path: string): path is Route => Object.hasOwn(ROUTE_FLAGS, path)

/** True if the header of this page shows the remaining time. [E-016] [E-019] */
export const showsCountdown = (route: Route): boolean => ROUTE_FLAGS[route].countdown

/**
 * True if the form of this page is saved as a draft. On these pages, maintenance is announced in advance. [P-317]
 * [D2-139] [D3-99]
 */
export const isDraftFormRoute = (path: string): boolean => isRoute(path) && ROUTE_FLAGS[path].draftForm

/** True for a page that confirms what was sent: it has no countdown in its header, but the session goes on. */
export const isReceiptRoute = (path: string): boolean => isRoute(path) && ROUTE_FLAGS[path].receipt

/**
 * Returns the help desk of a page, even of an unknown one. `path` is the path of a URL. [D1-41]
 * [D3-44]
 */
export const helpDeskNameOf = (path: string): HelpDeskName =>
  isRoute(path) ? ROUTE_FLAGS[path].helpDesk : 'application'
