import { Effect } from 'effect'
import type { Applicant, Application } from '#domain/application/application'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import type { SessionStore } from '../kernel/session-store.port.ts'
import type { ResultCallAnswer, Applications, ResultBackEnd } from './applications.port.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

/**
 * Returns the back end for this session: the separate one for administrators only if the session requires it.
 * [P-011]
 */
export const resultBackEndOf = (session: Session): ResultBackEnd => (session.adminBackEnd ? 'admin' : 'normal')

/** The business number of the requested application, if it differs from the business number in the session. */
type OtherBusiness = { readonly businessNumber?: Applicant['businessNumber'] | null }

/**
 * Requests the application of the session's person. Uses the given business number, or the number in the session if no
 * number is given.
 */
export const requestOwnApplication = (
  { applications, session }: Ports,
  { businessNumber, proofs }: OtherBusiness & { readonly proofs?: 'all' } = {},
): Effect.Effect<ResultCallAnswer, CallError> =>
  Effect.suspend(() => {
    const now = session.read()
    const owner = { ci: now.ci, businessNumber: businessNumber ?? now.businessNumber }
    return applications.ofOwner(owner, resultBackEndOf(now), proofs)
  })

/**
 * Returns the application of the session's person; null if there is none or if the agency cannot be reached. Never
 * fails.
 */
export const findOwnApplication = (ports: Ports, otherBusiness?: OtherBusiness): Effect.Effect<Application | null> =>
  requestOwnApplication(ports, otherBusiness).pipe(
    Effect.map((answer) => (answer.is === 'found' ? answer.application : null)),
    Effect.orElseSucceed(() => null),
  )
