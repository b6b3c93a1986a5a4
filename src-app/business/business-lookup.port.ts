import type { Effect } from 'effect'
import type { BusinessLookupAnswer, BusinessLookupInput } from '#domain/business/business-lookup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

export interface BusinessLookup {
  /** Returns the tax office's answer: whether these data belong to a registered business. */
  readonly ask: (question: BusinessLookupInput) => Effect.Effect<BusinessLookupAnswer, CallError>
}
export const BusinessLookup = port<BusinessLookup>('BusinessLookup')
