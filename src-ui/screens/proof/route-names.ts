import type { Route } from '#domain/pages/routes'

/** The name of the one route that the specification calls by a name and not by its path. [P-003] */
export const ROUTES_BY_NAME = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
