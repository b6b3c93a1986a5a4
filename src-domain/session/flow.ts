import type { Route } from './routes.ts'

/** 신청 (applying) or 결과조회 (looking up a result). */
export type Flow = 'application' | 'result'

/** Pages that put their visitor into a flow. [E-138] */
const FLOW_ENTRIES: { readonly [route in Route]?: Flow } = {
  '/self-check': 'application',
  '/bzmn-reg': 'application',
  '/onslf-check': 'application',
  '/bzmn-result': 'result',
  '/onslf-check-result': 'result',
}

/** The flow that opening a page begins; null for a page that leaves the flow as it is. [E-138] */
export const flowOfRoute = (route: Route): Flow | null => FLOW_ENTRIES[route] ?? null

/** Where a flow goes on after a certification. [E-129] */
export const AFTER_CERTIFICATION = { application: '/info-agree', result: '/aply-result' } as const satisfies {
  readonly [flow in Flow]: Route
}
