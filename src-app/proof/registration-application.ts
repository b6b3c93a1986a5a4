import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { ProofApplicationNumbers } from '#domain/proof/registration/new-proof'
import type { Applications } from '../application/applications.port.ts'
import { requestOwnApplication } from '../application/own-application.ts'
import { NotLoaded, SessionEnded } from '../kernel/call.errors.ts'
import { toNotLoaded } from '../kernel/failed-call.ts'
import type { SessionStore } from '../kernel/session-store.port.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

/**
 * Loads the application with all its proofs (not only one page of them) for the registration rules. HTTP 403 also ends
 * the session. [P-020] [P-287]
 */
export const loadRegistrationApplication = Effect.fnUntraced(function* (ports: Ports) {
  const answer = yield* requestOwnApplication(ports, { proofs: 'all' })
  switch (answer.is) {
    case 'found':
      return answer.application
    case 'none':
    case 'empty':
      return yield* new NotLoaded({ message: null, cause: answer })
    case 'notCertified':
      return yield* new SessionEnded({ call: answer.cause.call })
    case 'failed':
      return yield* toNotLoaded(answer.cause)
  }
})

/**
 * Returns the application number and the support number for a new proof. If the application has no support number, it
 * is that of the session.
 */
export const proofApplicationNumbers = (application: Application, session: SessionStore): ProofApplicationNumbers => ({
  supportNumber: application.supportNumber ?? session.read().supportNumber,
  applicationNumber: application.number,
})
