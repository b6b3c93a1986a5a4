import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { approvedBaseItems, hasApprovedBaseProof } from '#domain/proof/base-proof'
import { decideRegistration, type ProofPath, type RegistrationEligibility } from '#domain/proof/proof-allowed'
import type { Reason } from '#domain/kernel/decide'
import type { ProofPlace } from '#domain/proof/new-proof'
import type { ProofItem } from '#domain/proof/proof'
import { Applications } from '../application/applications.port.ts'
import { askOwn } from '../application/own-application.ts'
import { SessionEnded } from '../kernel/call.errors.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { RegistrationNotLoaded } from './proof.errors.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

const FORBIDDEN = 403

/**
 * The application with every proof that it has, never one page of them: what a registration is judged by. [P-021] [P-287]
 * Fails: RegistrationNotLoaded [P-020], SessionEnded also for a refused visitor [E-176].
 */
export const loadRegistrationApplication = (
  ports: Ports,
): Effect.Effect<Application, RegistrationNotLoaded | SessionEnded> =>
  askOwn(ports, { proofs: 'all' }).pipe(
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

/** Where a new proof belongs: to this application, under its support or that of the session. */
export const proofPlace = (application: Application, session: SessionStore): ProofPlace => ({
  supportNumber: application.supportNumber ?? session.read().supportNumber,
  applicationNumber: application.number,
})

/** A registration page as it opens: whether it may be used, and the base proof that is approved already. */
export type OpenedRegistration = Reason<RegistrationEligibility> & {
  readonly application: Application
  readonly baseApproved: boolean
  /** Documents of the approved base proof; empty without one. [P-046] */
  readonly baseItems: readonly ProofItem[]
}

/** Every document that an application lists, each once, wherever the answer has it. */
const everyItem = ({ items, proofs }: Application): readonly ProofItem[] => {
  const ids = new Set(items.map(({ id }) => id))
  const further = proofs.flatMap((master) => master.items)
  return [...items, ...further.filter(({ id }) => !ids.has(id))]
}

/**
 * Loads the application on entry of a registration page and judges what may be registered there. [P-021] [P-045] [P-301]
 * Fails: RegistrationNotLoaded [P-020], SessionEnded.
 */
export const OpenRegistration = useCase(
  'OpenRegistration',
  { applications: Applications, session: SessionStore },
  (ports) => (path: ProofPath) =>
    Effect.map(loadRegistrationApplication(ports), (application): OpenedRegistration => {
      const { verdict, because } = decideRegistration(path, application)
      return {
        application,
        verdict,
        because,
        baseApproved: hasApprovedBaseProof(application.proofs),
        baseItems: approvedBaseItems(application.proofs, everyItem(application)),
      }
    }),
)
export type OpenRegistrationError = ErrorOf<typeof OpenRegistration>
