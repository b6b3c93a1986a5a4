// Every screen in every state that changes the screen. The accessibility checks use all states. The pictures of `npm
// run screens` and `npm run engines` and the layout shifts of `npm run bench` use the states in `PICTURED_STATES`.

const OPEN = [
  '/',
  '/elig-check',
  '/ctn-mttr',
  '/self-check',
  '/bzmn-reg',
  '/bzmn-result',
  '/onslf-check-result',
  '/user-guide',
  '/board-faq',
  '/region-center',
  '/objctRqst',
  '/info-privacy',
  '/info-terms',
  '/modal-alert',
  '/no-such-page',
]
/** A persona for every status of an application. */
const RESULTS = [
  ...['new', 'received', 'info-lookup', 'verification', 'supplement-request', 'supplement-complete', 'under-review'],
  ...['deliberation', 'hold', 'target-selected', 'approved', 'not-selected', 'transfer-error', 'request-verified'],
  ...['payment-complete', 'user-cancel', 'user-delete'],
].map((status) => `applied-${status}`)
const PROOFS = ['supplement', 'parcel-submitted', 'parcel-finished', 'paid-300000'].map((state) => `selected-${state}`)
const ENTERED: readonly (readonly [persona: string, path: string])[] = [
  ['new-individual-confirmed', '/onslf-check'],
  ['new-individual-rapid', '/info-agree'],
  ['new-individual-confirmed', '/mydata-agree'],
  ...['individual-confirmed', 'individual-rapid', 'individual-declined', 'corporate-confirmed'].map(
    (persona) => [`new-${persona}`, '/aply-info'] as const,
  ),
  ['applied-new', '/aply-cmptn'],
  ...[...RESULTS, ...PROOFS, 'hold-opinion-answered', 'thousand-proofs'].map(
    (persona) => [persona, '/aply-result'] as const,
  ),
  ['applied-transfer-error', '/result-modify'],
  ['applied-supplement-request', '/result-modify-bizinfo'],
  ['corporate-supplement-request', '/result-modify-bizinfo'],
  ['applied-target-selected', '/proof-intro'],
  ['applied-target-selected', '/proof-reg'],
  ['applied-target-selected', '/proof-reg-all'],
  ['applied-target-selected', '/proof-reg-parcel'],
  ['selected-supplement', '/detail-page'],
  ['hold-opinion-none', '/opinion-submit'],
  ['hold-opinion-answered', '/opinion-submit'],
]

/**
 * A page in a state that changes how it looks: the name of the state, the route, and the URL that opens the page in
 * this state. `at` is the time at which the page is open; a page of the office opens only for an administrator.
 */
export type ScreenState = {
  readonly name: string
  readonly path: string
  readonly open: string
  readonly at?: string
  readonly isOfOffice?: true
}

const enteredBy = (persona: string, path: string) => `/__world/enter?persona=${persona}&to=${path}`

/** The states that pictures show, in the order of the applicant's flow. */
export const PICTURED_STATES: readonly ScreenState[] = [
  ...OPEN.map((path) => ({ name: path === '/' ? 'main' : path.slice(1), path, open: path })),
  ...ENTERED.map(([persona, path]) => ({
    name: `${path.slice(1)}-${persona}`,
    path,
    open: enteredBy(persona, path),
  })),
]

/** Every state, for the accessibility checks. */
export const SCREEN_STATES: readonly ScreenState[] = [
  ...PICTURED_STATES,
  {
    name: '/result-modify-cmptn',
    path: '/result-modify-cmptn',
    open: enteredBy('applied-transfer-error', '/result-modify-cmptn'),
  },
  { name: '/coming-soon', path: '/coming-soon', open: '/coming-soon', at: '2025-10-28T22:10:00+09:00' },
  ...['/popup', '/popup-daily', '/aply-result-sample'].map((path) => ({ name: path, path, open: path })),
  ...['/popup-mng', '/popup-reg'].map((path) => ({ name: path, path, open: path, isOfOffice: true as const })),
]

export const WINDOW_WIDTHS = [360, 768, 1280]

/** Returns a window of this width with the height of a phone or a desktop. */
export const viewportOfWidth = (width: number) => ({ width, height: width < 768 ? 740 : 900 })

/**
 * Runs in a page before a picture of the whole page is taken: lays out the parts that the browser postpones until they
 * are near the viewport.
 */
export const layOutWholePage = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}
