import { Effect } from 'effect'
import type { Applicant, Application } from '#domain/application/application'
import type { Session } from '#domain/session/session'
import { type FailedLoad, toFailedLoad } from '../kernel/failed-call.ts'
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

/** The answer to the request for an application, or why there is no answer. Each page maps it (see the README). */
export type OwnApplicationAnswer = ResultCallAnswer | FailedLoad

/** True if the request failed, so that it is unknown whether there is an application. */
export const isFailedLoad = (answer: OwnApplicationAnswer): answer is FailedLoad =>
  answer.is === 'failed' || answer.is === 'notCertified'

/** Returns the application that the agency sent; null if it sent none. */
export const applicationOrNull = (answer: OwnApplicationAnswer): Application | null =>
  answer.is === 'found' ? answer.application : null

/**
 * Requests the application of the session's person. Uses the given business number, or the number in the session if no
 * number is given. Never fails.
 */
export const requestOwnApplication = (
  { applications, session }: Ports,
  { businessNumber, proofs }: OtherBusiness & { readonly proofs?: 'all' } = {},
): Effect.Effect<OwnApplicationAnswer> =>
  Effect.suspend(() => {
    const now = session.read()
    const owner = { ci: now.ci, businessNumber: businessNumber ?? now.businessNumber }
    return applications.ofOwner(owner, resultBackEndOf(now), proofs)
  }).pipe(Effect.catch((cause) => Effect.succeed(toFailedLoad(cause))))

/**
 * Returns the application of the session's person; null if there is none or if the agency cannot be reached. Never
 * fails.
 */
export const findOwnApplication = (ports: Ports, otherBusiness?: OtherBusiness): Effect.Effect<Application | null> =>
  Effect.map(requestOwnApplication(ports, otherBusiness), applicationOrNull)
