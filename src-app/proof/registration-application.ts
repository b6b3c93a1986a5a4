import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { ProofApplicationNumbers } from '#domain/proof/registration/new-proof'
import type { Applications } from '../application/applications.port.ts'
import { requestOwnApplication } from '../application/own-application.ts'
import { NotLoaded, SessionEnded } from '../kernel/call.errors.ts'
import { isNotCertifiedError, toNotLoaded } from '../kernel/failed-call.ts'
import type { SessionStore } from '../kernel/session-store.port.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

/**
 * Loads the application with all its proofs (not only one page of them) for the registration rules. HTTP 403 also ends
 * the session. [P-020] [P-287]
 */
export const loadRegistrationApplication = (ports: Ports): Effect.Effect<Application, NotLoaded | SessionEnded> =>
  requestOwnApplication(ports, { proofs: 'all' }).pipe(
    Effect.mapError((cause) =>
      isNotCertifiedError(cause) ? new SessionEnded({ call: cause.call }) : toNotLoaded(cause),
    ),
    Effect.flatMap((answer) =>
      answer.is === 'found'
        ? Effect.succeed(answer.application)
        : Effect.fail(new NotLoaded({ message: null, cause: answer })),
    ),
  )

/**
 * Returns the application number and the support number for a new proof. If the application has no support number, it
 * is that of the session.
 */
export const proofApplicationNumbers = (application: Application, session: SessionStore): ProofApplicationNumbers => ({
  supportNumber: application.supportNumber ?? session.read().supportNumber,
  applicationNumber: application.number,
})
