import { Effect } from 'effect'
import {
  type BusinessLookupAnswer,
  type BusinessLookupInput,
  decideBusinessValidation,
} from '#domain/business/business-lookup'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { BusinessLookup } from './business-lookup.port.ts'

/** The answer that the rule gets if the service fails. */
const OUTAGE: BusinessLookupAnswer = { success: false, statusCode: null, valid: null, taxTypeCode: null }

/**
 * Looks up whether the entered data belong to a registered business. Returns `valid`, `invalid` or `outage`, with the
 * taxpayer type and the rule that decided. The form may continue after each of these results. Waits in the queue first,
 * and gives the queue ticket back after success, failure or interruption. to
 */
export const LookUpBusiness = useCase(
  'LookUpBusiness',
  { gate: QueueGate, lookup: BusinessLookup },
  (ports) => (question: BusinessLookupInput) =>
    ports.gate.admitted(QUEUE_ACTIONS.businessLookup, () =>
      ports.lookup.ask(question).pipe(
        Effect.catchTag(CALL_FAILURE_TAGS, () => Effect.succeed(OUTAGE)),
        Effect.map(decideBusinessValidation),
      ),
    ),
)
export type LookUpBusinessError = ErrorOf<typeof LookUpBusiness>
