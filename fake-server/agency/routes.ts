import { isRecord } from '#domain/kernel/read-settings'
import type { Route } from '../http/handler.ts'
import * as calls from './calls.ts'

const isRoute = (value: unknown): value is Route => isRecord(value) && 'handler' in value && 'path' in value

/** Every endpoint of the back end: the rows that its files of calls export. */
export const ROUTES: readonly Route[] = Object.values<unknown>(calls).filter(isRoute)
