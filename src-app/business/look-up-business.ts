import { Effect } from 'effect'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { type LookupAnswer, type LookupQuestion, decideLookup } from '#domain/business/business-lookup'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { insteadOfFailure } from '../kernel/failed-call.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { BusinessLookup } from './business-registry.port.ts'

/** The answer that the rule reads where the service is down. */
const OUTAGE: LookupAnswer = { success: false, statusCode: null, valid: null, taxTypeCode: null }

/**
 * Asks whether the entered data are those of a registered business: `valid`, `invalid` or `outage`, with the taxpayer
 * type and the rule that decided. All three are answers, because the form may go on after each. The gate is entered
 * first and left whatever happens. to Fails: SessionEnded, failures of the gate.
 */
export const LookUpBusiness = useCase(
  'LookUpBusiness',
  { gate: QueueGate, lookup: BusinessLookup },
  (ports) => (question: LookupQuestion) =>
    ports.gate.admitted(
      QUEUE_ACTIONS.businessLookup,
      Effect.suspend(() => ports.lookup.ask(question)).pipe(insteadOfFailure(OUTAGE), Effect.map(decideLookup)),
    ),
)
export type LookUpBusinessError = ErrorOf<typeof LookUpBusiness>
