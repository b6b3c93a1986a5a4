import { type Decision, type Table, decide } from '../kernel/decide.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Route } from './routes.ts'

/** Pages that put their visitor into a flow. [E-138] */
const FLOW_ENTRIES: { readonly [route in Route]?: Flow } = {
  '/self-check': 'application',
  '/bzmn-reg': 'application',
  '/onslf-check': 'application',
  '/bzmn-result': 'result',
  '/onslf-check-result': 'result',
}

/** The flow that a page begins; null for a page that does not change the flow. [E-138] */
export const flowOfRoute = (route: Route): Flow | null => FLOW_ENTRIES[route] ?? null

/** The pages of an application that has not been submitted; all others that ask for a certification are about one that has. */
const BEFORE_SUBMISSION: readonly string[] = ['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info']

/** Where each flow begins for a visitor who has to certify again. [E-148] */
export const CERTIFICATION = { application: '/bzmn-reg', result: '/onslf-check-result' } as const satisfies {
  readonly [flow in Flow]: Route
}

/** Where one certifies again for a page that was left without a session; with a draft, in its flow. [E-148] [E-151] [E-176] [D1-262] */
export const certificationFor = (path: string, draft: Flow | null = null): (typeof CERTIFICATION)[Flow] =>
  CERTIFICATION[draft ?? (BEFORE_SUBMISSION.includes(path) ? 'application' : 'result')]

/** Where a flow goes on after a certification. [E-129] */
export const AFTER_CERTIFICATION = { application: '/info-agree', result: '/aply-result' } as const satisfies {
  readonly [flow in Flow]: Route
}

/** The session of a visitor who opens the result: a token, a business number, a certified person. */
export type ResultTileFacts = { readonly token: boolean; readonly businessNumber: boolean; readonly person: boolean }

export const RESULT_TILE: Table<ResultTileFacts, Extract<Route, '/aply-result' | '/onslf-check-result'>> = [
  { id: 'RT-1', when: { token: true, businessNumber: true, person: true }, then: '/aply-result', ref: 'E-028' },
  { id: 'RT-2', when: {}, then: '/onslf-check-result', ref: 'E-029' },
]

/** 결과조회: where does the tile of the main page lead a visitor with this session? [E-028] [E-029] */
export const decideResultTile = ({
  token,
  registrationNumber,
  ci,
}: {
  readonly token: string
  readonly registrationNumber: string
  readonly ci: string
}): Decision<'/aply-result' | '/onslf-check-result'> =>
  decide(RESULT_TILE, { token: token !== '', businessNumber: registrationNumber !== '', person: ci !== '' })
