import type { Effect } from 'effect'
import type { LookupAnswer, LookupQuestion } from '#domain/business/business-lookup'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

export interface BusinessLookup {
  /** Asks the tax office whether these data are those of a registered business. */
  readonly ask: (question: LookupQuestion) => Effect.Effect<LookupAnswer, CallError>
}
export const BusinessLookup = port<BusinessLookup>('BusinessLookup')
