import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { approvedBaseItems, hasApprovedBaseProof } from '#domain/proof/base-proof'
import {
  decideRegistrationEligibility,
  type ProofPath,
  type RegistrationEligibility,
} from '#domain/proof/proof-allowed'
import type { Reason } from '#domain/kernel/decide'
import type { ProofApplicationIds } from '#domain/proof/new-proof'
import type { ProofItem } from '#domain/proof/proof'
import { Applications } from '../application/applications.port.ts'
import { requestOwnApplication } from '../application/own-application.ts'
import { SessionEnded } from '../kernel/call.errors.ts'
import { isNotCertified } from '../kernel/failed-call.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { RegistrationNotLoaded } from './proof.errors.ts'

type Ports = { readonly applications: Applications; readonly session: SessionStore }

/**
 * Loads the application with all its proofs (not only one page of them) for the registration rules. [P-021] [P-287]
 * Fails: RegistrationNotLoaded [P-020]; SessionEnded, also after HTTP 403 [E-176].
 */
export const loadRegistrationApplication = (
  ports: Ports,
): Effect.Effect<Application, RegistrationNotLoaded | SessionEnded> =>
  requestOwnApplication(ports, { proofs: 'all' }).pipe(
    Effect.mapError((cause) =>
      isNotCertified(cause) ? new SessionEnded({ call: cause.call }) : new RegistrationNotLoaded({ cause }),
    ),
    Effect.flatMap((answer) =>
      answer.is === 'found'
        ? Effect.succeed(answer.application)
        : Effect.fail(new RegistrationNotLoaded({ cause: answer })),
    ),
  )

/**
 * Returns the application number and the support number of a new proof. The support number comes from the application,
 * otherwise from the session.
 */
export const proofApplicationIds = (application: Application, session: SessionStore): ProofApplicationIds => ({
  supportNumber: application.supportNumber ?? session.read().supportNumber,
  applicationNumber: application.number,
})

/**
 * The data of a registration page when it opens: whether the person may register, and whether a base proof is already
 * approved.
 */
export type OpenedRegistration = Reason<RegistrationEligibility> & {
  readonly application: Application
  readonly baseApproved: boolean
  /** Documents of the approved base proof; empty if there is none. [P-046] */
  readonly baseItems: readonly ProofItem[]
}

/** Returns every document of an application exactly once, from both lists of the answer. */
const everyItem = ({ items, proofs }: Application): readonly ProofItem[] => {
  const ids = new Set(items.map(({ id }) => id))
  const further = proofs.flatMap((master) => master.items)
  return [...items, ...further.filter(({ id }) => !ids.has(id))]
}

/**
 * Loads the application when a registration page opens, and decides what may be registered. [P-021] [P-045] [P-301]
 * Fails: RegistrationNotLoaded [P-020], SessionEnded.
 */
export const OpenRegistration = useCase(
  'OpenRegistration',
  { applications: Applications, session: SessionStore },
  (ports) => (path: ProofPath) =>
    Effect.map(loadRegistrationApplication(ports), (application): OpenedRegistration => {
      const { verdict, because } = decideRegistrationEligibility(path, application)
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
