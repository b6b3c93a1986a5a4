import type { Flow } from '../kernel/flow.ts'
import { CERTIFICATION_START_PAGES } from './flow-pages.ts'
import { pageNeeds } from './guards.ts'

/**
 * The pages of an application that is not submitted yet. All other pages that need a certification are about a
 * submitted application.
 */
const BEFORE_SUBMISSION: readonly string[] = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info']

/**
 * Returns the page on which a visitor is certified again after a page has lost its session. With a draft, it is the
 * start page of the draft's flow. Without a draft, it is the start page of the page's flow. If the page needs no
 * certification, it is the start page of the flow of the ended session. [E-148] [E-151] [E-176] [D1-262]
 */
export const recertificationPageFor = (
  path: string,
  { draft = null, ended = null }: { readonly draft?: Flow | null; readonly ended?: Flow | null } = {},
): (typeof CERTIFICATION_START_PAGES)[Flow] => {
  const ofPage = BEFORE_SUBMISSION.includes(path) ? 'application' : 'result'
  return CERTIFICATION_START_PAGES[draft ?? (pageNeeds(path).length === 0 ? ended : null) ?? ofPage]
}
