import { Effect } from 'effect'
import type { ProofPlace } from '#domain/proof/new-registration'
import type { RegistrationContext } from '#domain/proof/new-proof'
import type { Application } from '#domain/application/application'
import type { Applications } from '../application/applications.port.ts'
import { backEndOf } from '../application/back-end.ts'
import { SessionEnded } from '../kernel/call.errors.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { RegistrationNotLoaded } from './registration.errors.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

const FORBIDDEN = 403

/**
 * The application with every proof that it has, never one page of them: what a registration is judged by. [P-021] [P-287]
 * Fails: RegistrationNotLoaded [P-020], SessionEnded also for a refused visitor [E-176].
 */
export const loadRegistrationApplication = ({
  applications,
  session,
}: Ports): Effect.Effect<Application, RegistrationNotLoaded | SessionEnded> =>
  Effect.suspend(() => {
    const now = session.read()
    return applications.ofOwner({ ci: now.ci, registrationNumber: now.registrationNumber }, backEndOf(now), 'all')
  }).pipe(
    Effect.mapError((error) => {
      if (error._tag === 'SessionEnded') return error
      return error._tag === 'Refused' && error.status === FORBIDDEN
        ? new SessionEnded({ call: error.call })
        : new RegistrationNotLoaded({ cause: error })
    }),
    Effect.flatMap((answer) =>
      answer.is === 'found'
        ? Effect.succeed(answer.application)
        : Effect.fail(new RegistrationNotLoaded({ cause: answer })),
    ),
  )

/** What of an application the rule looks at. */
export const registrationContext = (application: Application): RegistrationContext => ({
  status: application.status,
  proofs: application.proofs,
  decidedAmount: application.decidedAmount,
})

/** Where a new proof belongs: to this application, under its support or that of the session. */
export const proofPlace = (application: Application, session: SessionStore): ProofPlace => ({
  supportNumber: application.supportNumber ?? session.read().supportNumber,
  applicationNumber: application.number,
})
