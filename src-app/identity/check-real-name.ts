import { Effect } from 'effect'
import type { QueueGate } from '../admission/queue-gate.port.ts'
import { ServiceDown } from '../kernel/service.errors.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { RealNames } from './real-names.port.ts'

/** The two parts of a resident number, six and seven digits. Held by the form alone and passed through. */
export type ResidentParts = { readonly front: string; readonly back: string }

/**
 * Does the certified name belong to the resident number? A mismatch is an answer, no failure: the person may go on after
 * two warnings. The gate is entered first and left whatever happens. [A-056]
 * Fails: ServiceDown, SessionEnded, failures of the gate.
 */
export const makeCheckRealName =
  (ports: { gate: QueueGate; realNames: RealNames; session: SessionStore }) => (resident: ResidentParts) =>
    ports.gate.admitted(
      'act_7',
      Effect.suspend(() => {
        const session = ports.session.read()
        return ports.realNames.check({
          aplyNo: session.aplyNo,
          ci: session.onslfCert,
          mngFrGb: session.mngFrGb,
          brno: session.brNo,
          aplyType: session.aplyType,
          jumin1: resident.front,
          jumin2: resident.back,
          name: session.mobileName,
          brdt: session.brdt.replace(/\D/g, ''),
        })
      }).pipe(
        Effect.catchTags({
          NoAnswer: (cause) => Effect.fail(new ServiceDown({ call: 'realname', cause })),
          Refused: (cause) => Effect.fail(new ServiceDown({ call: 'realname', cause })),
          MalformedAnswer: (cause) => Effect.fail(new ServiceDown({ call: 'realname', cause })),
        }),
      ),
    )
export type CheckRealName = ReturnType<typeof makeCheckRealName>
export type CheckRealNameError = Effect.Error<ReturnType<CheckRealName>>
export const CheckRealName = useCase<CheckRealName>('CheckRealName')
