// Every screen in every state that changes it, each with the address that enters it. The list is used for the pictures
// of `npm run screens` and `npm run engines`, and for the layout shifts of `npm run bench`.

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
/** Every status of an application, and everything else that changes the result page. */
const RESULTS = [
  ...['new', 'received', 'info-lookup', 'verification', 'supplement-request', 'supplement-complete', 'under-review'],
  ...['deliberation', 'hold', 'target-selected', 'approved', 'not-selected', 'transfer-error', 'request-verified'],
  ...['payment-complete', 'user-cancel', 'user-delete'],
].map((status) => `applied-${status}`)
const PROOFS = ['supplement', 'parcel-submitted', 'parcel-finished', 'paid-300000'].map((what) => `selected-${what}`)
const ENTERED = [
  ['new-individual-confirmed', '/onslf-check'],
  ['new-individual-rapid', '/info-agree'],
  ['new-individual-confirmed', '/mydata-agree'],
  ...['individual-confirmed', 'individual-rapid', 'individual-declined', 'corporate-confirmed'].map((who) => [
    `new-${who}`,
    '/aply-info',
  ]),
  ['applied-new', '/aply-cmptn'],
  ...[...RESULTS, ...PROOFS, 'hold-opinion-answered', 'thousand-proofs'].map((persona) => [persona, '/aply-result']),
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

/** In the order of the applicant's flow: a name for the picture, the route, and the address that enters it. */
export const STATES = [
  ...OPEN.map((path) => ({ name: path === '/' ? 'main' : path.slice(1), path, open: path })),
  ...ENTERED.map(([persona, path]) => ({
    name: `${path.slice(1)}-${persona}`,
    path,
    open: `/__world/enter?persona=${persona}&to=${path}`,
  })),
]

export const WIDTHS = [360, 768, 1280]

/** Returns a window of this width with the height of a phone or a desktop. */
export const viewportOf = (width) => ({ width, height: width < 768 ? 740 : 900 })

/**
 * Runs in a page before a picture of the whole page: lays out the parts that the browser postpones until they are near
 * the viewport.
 */
export const layOutAll = () => {
  for (const one of document.querySelectorAll('main *'))
    if (getComputedStyle(one).contentVisibility === 'auto') one.style.contentVisibility = 'visible'
}
