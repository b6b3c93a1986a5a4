import type { Route } from './routes.ts'

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
