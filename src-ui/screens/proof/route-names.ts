import type { Route } from '#domain/pages/routes'

/** The names of the routes that the code uses for navigation. [P-003] */
export const ROUTES_BY_NAME = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
