import type { Effect } from 'effect'
import type { BusinessLookupAnswer, BusinessLookupInput } from '#domain/business/business-lookup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

export interface BusinessLookup {
  /** The tax office's answer. */
  readonly ask: (question: BusinessLookupInput) => Effect.Effect<BusinessLookupAnswer, CallError>
}
export const BusinessLookup = port<BusinessLookup>('BusinessLookup')
