import type { Route } from '#domain/session/routes'

/** Routes that have a name of their own, by which code of ours leads to them. [P-003] */
export const ROUTE_NAMES = { DetailPage: '/detail-page' } as const satisfies Readonly<Record<string, Route>>
