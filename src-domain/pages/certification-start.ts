import type { Flow } from '../identity/flow.ts'
import { decisionFrom } from '../kernel/decide.ts'
import { CERTIFICATION_START_PAGES } from './flow-pages.ts'
import { pageNeeds } from './guards.ts'

/**
 * The pages of an application that is not submitted yet. All other pages that need a certification are about a
 * submitted application.
 */
const BEFORE_SUBMISSION: readonly string[] = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info']

/**
 * The facts about a page that has lost its session. `draft`: the flow of the draft that can be restored. `page`: the
 * page belongs to an application that is not submitted or to a submitted one, or needs no certification (`open`).
 * `ended`: the flow of the ended session.
 */
type RecertificationFacts = {
  readonly draft: Flow | 'none'
  readonly page: 'beforeSubmission' | 'afterSubmission' | 'open'
  readonly ended: Flow | 'none'
}

const kindOfPage = (path: string): RecertificationFacts['page'] => {
  if (BEFORE_SUBMISSION.includes(path)) return 'beforeSubmission'
  return pageNeeds(path).length === 0 ? 'open' : 'afterSubmission'
}

type KnownFlows = { readonly draft?: Flow | null; readonly ended?: Flow | null }

/** 다시 인증하는 곳: decides in which flow a visitor is certified again. [E-148] [E-151] [E-176] [D1-262] */
export const decideRecertification = decisionFrom(
  (path: string, { draft = null, ended = null }: KnownFlows): RecertificationFacts => ({
    draft: draft ?? 'none',
    page: kindOfPage(path),
    ended: ended ?? 'none',
  }),
  [
    { id: 'WH-1', when: { draft: 'application' }, then: 'application', ref: 'D1-262' },
    { id: 'WH-2', when: { draft: 'result' }, then: 'result', ref: 'D1-262' },
    { id: 'WH-3', when: { page: 'beforeSubmission' }, then: 'application', ref: 'E-148' },
    { id: 'WH-4', when: { page: 'open', ended: 'application' }, then: 'application', ref: 'E-148' },
    { id: 'WH-5', when: {}, then: 'result', ref: 'E-148' },
  ],
)

/** Returns the page on which a visitor is certified again after a page has lost its session. [E-148] [D1-262] */
export const recertificationPageFor = (
  path: string,
  knownFlows: KnownFlows = {},
): (typeof CERTIFICATION_START_PAGES)[Flow] =>
  CERTIFICATION_START_PAGES[decideRecertification(path, knownFlows).verdict]
