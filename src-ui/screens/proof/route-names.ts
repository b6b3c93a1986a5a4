import type { Route } from '#domain/session/routes'

/** Names of routes that our code navigates to. [P-003] */
export const ROUTE_NAMES = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
