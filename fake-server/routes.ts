import type { Route } from './handler.ts'

/** Every endpoint of the back end: one row each, written beside its handler, gathered here. */
export const ROUTES: readonly Route[] = []
