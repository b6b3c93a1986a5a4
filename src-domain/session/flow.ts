import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Flow } from '../kernel/flow.ts'
import { pageNeeds } from './guards.ts'
import type { Route } from './routes.ts'

/** Pages that start a flow. [E-138] */
const FLOW_ENTRIES: { readonly [route in Route]?: Flow } = {
  '/self-check': 'application',
  '/bzmn-reg': 'application',
  '/onslf-check': 'application',
  '/bzmn-result': 'result',
  '/onslf-check-result': 'result',
}

/** Returns the flow that a page starts; null for a page that does not change the flow. [E-138] */
export const flowOfRoute = (route: Route): Flow | null => FLOW_ENTRIES[route] ?? null

/**
 * The pages of an application that is not submitted yet. All other pages that need a certification are about a
 * submitted application.
 */
const BEFORE_SUBMISSION: readonly string[] = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info']

/** The page on which each flow starts, for a visitor who must certify again. [E-148] */
export const CERTIFICATION_START = { application: '/bzmn-reg', result: '/onslf-check-result' } as const satisfies {
  readonly [flow in Flow]: Route
}

/**
 * Returns the page on which a visitor certifies again after a page has lost its session. If there is a draft, it is the
 * page of the draft's flow; on a page that needs no certification, that of the flow of the session that ended. [E-148]
 * [E-151] [E-176] [D1-262]
 */
export const certificationFor = (
  path: string,
  { draft = null, ended = null }: { readonly draft?: Flow | null; readonly ended?: Flow | null } = {},
): (typeof CERTIFICATION_START)[Flow] => {
  const ofPage = BEFORE_SUBMISSION.includes(path) ? 'application' : 'result'
  return CERTIFICATION_START[draft ?? (pageNeeds(path).length === 0 ? ended : null) ?? ofPage]
}

/** The page after a certification, by flow. [E-129] */
export const PAGE_AFTER_CERTIFICATION = { application: '/info-agree', result: '/aply-result' } as const satisfies {
  readonly [flow in Flow]: Route
}

/** The session of a visitor who opens the result: whether it has a token, a business number, and a certified person. */
export type ResultTileFacts = { readonly token: boolean; readonly businessNumber: boolean; readonly person: boolean }

export const RESULT_TILE_TABLE: Table<ResultTileFacts, Extract<Route, '/aply-result' | '/onslf-check-result'>> = [
  { id: 'RT-1', when: { token: true, businessNumber: true, person: true }, then: '/aply-result', ref: 'E-028' },
  { id: 'RT-2', when: {}, then: '/onslf-check-result', ref: 'E-029' },
]

/** 결과조회: decides which page the result tile of the main page opens for this session. [E-028] [E-029] */
export const decideResultTile = ({
  token,
  registrationNumber,
  ci,
}: {
  readonly token: string
  readonly registrationNumber: string
  readonly ci: string
}): Decision<'/aply-result' | '/onslf-check-result'> =>
  decide(RESULT_TILE_TABLE, { token: token !== '', businessNumber: registrationNumber !== '', person: ci !== '' })
