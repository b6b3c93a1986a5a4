import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { RefusalReason } from '#domain/kernel/decide'
import type { ProofItem } from '#domain/proof/proof'
import { itemsOfApplication } from '#domain/proof/proof-items'
import { itemsOfApprovedBaseProofs, hasApprovedBaseProof } from '#domain/proof/registration/base-proof'
import {
  decideRegistrationEligibility,
  type RegistrationPath,
  type RegistrationEligibility,
} from '#domain/proof/registration/registration-eligibility'
import { Applications } from '../application/applications.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { loadRegistrationApplication } from './registration-application.ts'

/**
 * The data of a registration page when it opens: whether the person may register, and whether a base proof is already
 * approved.
 */
export type OpenedRegistration = RefusalReason<RegistrationEligibility> & {
  readonly application: Application
  readonly baseApproved: boolean
  /** Documents of the approved base proof; empty if there is none. [P-046] */
  readonly baseItems: readonly ProofItem[]
}

/** Loads the application when a registration page opens, and decides what may be registered. [P-021] [P-301] */
export const OpenRegistration = useCase(
  'OpenRegistration',
  { applications: Applications, session: SessionStore },
  (ports) => (path: RegistrationPath) =>
    Effect.map(loadRegistrationApplication(ports), (application): OpenedRegistration => {
      const { verdict, because } = decideRegistrationEligibility(path, application)
      return {
        application,
        verdict,
        because,
        baseApproved: hasApprovedBaseProof(application.proofs),
        baseItems: itemsOfApprovedBaseProofs(application.proofs, itemsOfApplication(application)),
      }
    }),
)
export type OpenRegistrationError = ErrorOf<typeof OpenRegistration>
