import { isPlainObject } from '#domain/kernel/plain-object'
import type { Endpoint } from '../http/handler.ts'
import * as calls from './calls.ts'

const isEndpoint = (value: unknown): value is Endpoint => isPlainObject(value) && 'handler' in value && 'path' in value

export const ENDPOINTS: readonly Endpoint[] = Object.values<unknown>(calls).filter(isEndpoint)
