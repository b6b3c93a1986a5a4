import type { Route } from '../session/routes.ts'
import type { Session } from '../session/session.ts'

/** 신청 (applying) or 결과조회 (looking up a result): the session's `pageSeparation` 0 or 1. */
export type Flow = 'application' | 'result'

/** The flow of a session; one that has not entered a flow yet applies. [E-136] */
export const flowOf = (pageSeparation: Session['flow']): Flow => (pageSeparation === '1' ? 'result' : 'application')

/** What the session keeps for a flow. */
export const pageSeparationOf = (flow: Flow): '0' | '1' => (flow === 'result' ? '1' : '0')

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
