import { Effect } from 'effect'
import type { Applicant, Application } from '#domain/application/application'
import type { Session } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import type { ResultCallAnswer, Applications, ResultBackEnd } from './applications.port.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

/** `admin` only if the session requires it. [A-013] [P-011] */
export const resultBackEndOf = (session: Session): ResultBackEnd => (session.adminBackEnd ? 'admin' : 'normal')

/** If it differs from the one in the session. */
type OtherBusiness = { readonly registrationNumber?: Applicant['registrationNumber'] | null }

/** Without a given business number, for the number in the session. [A-003] [A-143] [P-287] */
export const requestOwnApplication = (
  { applications, session }: Ports,
  { registrationNumber, proofs }: OtherBusiness & { readonly proofs?: 'all' } = {},
): Effect.Effect<ResultCallAnswer, CallError> =>
  Effect.suspend(() => {
    const now = session.read()
    const owner = { ci: now.ci, registrationNumber: registrationNumber ?? now.registrationNumber }
    return applications.ofOwner(owner, resultBackEndOf(now), proofs)
  })

/** Null if there is none or the agency cannot be reached. Never fails. */
export const findOwnApplication = (ports: Ports, named?: OtherBusiness): Effect.Effect<Application | null> =>
  requestOwnApplication(ports, named).pipe(
    Effect.map((answer) => (answer.is === 'found' ? answer.application : null)),
    Effect.orElseSucceed(() => null),
  )
