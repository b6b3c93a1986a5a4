import { Effect } from 'effect'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import {
  type BusinessLookupAnswer,
  type BusinessLookupInput,
  decideBusinessValidation,
} from '#domain/business/business-lookup'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { valueAfterCallFailure } from '../kernel/failed-call.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { BusinessLookup } from './business-lookup.port.ts'

/** The answer that the rule gets if the service fails. */
const OUTAGE: BusinessLookupAnswer = { success: false, statusCode: null, valid: null, taxTypeCode: null }

/**
 * The form may continue after each of the results. Waits in the queue first, and always gives the ticket back.
 * to
 */
export const LookUpBusiness = useCase(
  'LookUpBusiness',
  { gate: QueueGate, lookup: BusinessLookup },
  (ports) => (question: BusinessLookupInput) =>
    ports.gate.admitted(QUEUE_ACTIONS.businessLookup, () =>
      ports.lookup.ask(question).pipe(valueAfterCallFailure(OUTAGE), Effect.map(decideBusinessValidation)),
    ),
)
export type LookUpBusinessError = ErrorOf<typeof LookUpBusiness>
