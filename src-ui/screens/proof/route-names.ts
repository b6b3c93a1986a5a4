import type { Route } from '#domain/session/routes'

/** The names of the routes that the code uses for navigation. [P-003] */
export const ROUTE_NAMES = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
