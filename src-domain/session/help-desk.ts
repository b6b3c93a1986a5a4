import type { Route } from './routes.ts'

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
