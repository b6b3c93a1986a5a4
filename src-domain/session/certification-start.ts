import type { Flow } from '../kernel/flow.ts'
import { CERTIFICATION_START_PAGES } from './flow-pages.ts'
import { pageNeeds } from './guards.ts'

/** All other pages that need a certification are about a submitted application. */
const BEFORE_SUBMISSION: readonly string[] = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info']

/**
 * Where a visitor is certified again: the start of the draft's flow, without a draft of the page's flow, and of the
 * ended session's flow if the page needs no certification. [E-148] [E-151] [E-176] [D1-262]
 */
export const recertificationPageFor = (
  path: string,
  { draft = null, ended = null }: { readonly draft?: Flow | null; readonly ended?: Flow | null } = {},
): (typeof CERTIFICATION_START_PAGES)[Flow] => {
  const ofPage = BEFORE_SUBMISSION.includes(path) ? 'application' : 'result'
  return CERTIFICATION_START_PAGES[draft ?? (pageNeeds(path).length === 0 ? ended : null) ?? ofPage]
}
