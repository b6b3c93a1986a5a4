import type { Flow } from '../identity/flow.ts'
import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'
import type { Route } from './routes.ts'

const FLOW_ENTRIES: { readonly [route in Route]?: Flow } = {
  '/self-check': 'application',
  '/bzmn-reg': 'application',
  '/onslf-check': 'application',
  '/bzmn-result': 'result',
  '/onslf-check-result': 'result',
}

/** Returns the flow that a page starts; null for a page that does not change the flow. [E-138] */
export const flowStartedByRoute = (route: Route): Flow | null => FLOW_ENTRIES[route] ?? null

/** The page on which each flow starts, for a visitor who must be certified again. [E-148] */
export const CERTIFICATION_START_PAGES = {
  application: '/bzmn-reg',
  result: '/onslf-check-result',
} as const satisfies {
  readonly [flow in Flow]: Route
}

/** The page after a certification, by flow. [E-129] */
export const PAGES_AFTER_CERTIFICATION = { application: '/info-agree', result: '/aply-result' } as const satisfies {
  readonly [flow in Flow]: Route
}

type ResultTileFacts = { readonly token: boolean; readonly businessNumber: boolean; readonly person: boolean }

type ResultTileVerdict = Extract<Route, '/aply-result' | '/onslf-check-result'>

/** 결과조회: decides which page the result tile of the main page opens for this session. [E-028] [E-029] */
export const decideResultTile = decisionFrom(
  ({
    token,
    businessNumber,
    ci,
  }: {
    readonly token: string
    readonly businessNumber: string
    readonly ci: string
  }): ResultTileFacts => ({ token: token !== '', businessNumber: businessNumber !== '', person: ci !== '' }),
  [
    { id: 'RT-1', when: { token: true, businessNumber: true, person: true }, then: '/aply-result', ref: 'E-028' },
    { id: 'RT-2', when: {}, then: '/onslf-check-result', ref: 'E-029' },
  ] satisfies DecisionTable<ResultTileFacts, ResultTileVerdict>,
)
