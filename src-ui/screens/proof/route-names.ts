import type { Route } from '#domain/session/routes'

/** The names of the routes to which our code navigates. [P-003] */
export const ROUTE_NAMES = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
