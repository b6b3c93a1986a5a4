import { Effect } from 'effect'
import type { ResidentNumber } from '#domain/application/form/resident-number'
import { cutApplicantName } from '#domain/application/submit/new-application'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { toServiceDown } from '../kernel/failed-call.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { RealNameRegistry } from './real-name-registry.port.ts'

/**
 * Checks whether the certified name belongs to the resident number. A mismatch is a result, not a failure: the person
 * may continue after two warnings. The number is passed through and not stored.
 */
export const CheckRealName = useCase(
  'CheckRealName',
  { gate: QueueGate, realNameRegistry: RealNameRegistry, session: SessionStore },
  (ports) => (resident: ResidentNumber) =>
    ports.gate.admitted(QUEUE_ACTIONS.realName, () => {
      const session = ports.session.read()
      return ports.realNameRegistry
        .check({
          applicationNumber: session.applicationNumber,
          ci: session.ci,
          entityType: session.entityType,
          businessNumber: session.businessNumber,
          paymentType: session.paymentType,
          resident,
          name: cutApplicantName(session.certifiedName),
          birthDate: session.birthDate,
        })
        .pipe(Effect.catchTag(CALL_FAILURE_TAGS, toServiceDown))
    }),
)
export type CheckRealNameError = ErrorOf<typeof CheckRealName>
