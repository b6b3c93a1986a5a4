import { Effect } from 'effect'
import { approvedBaseItems, hasApprovedBaseProof } from '#domain/proof/base-proof'
import { judgeRegistration, type ProofPath, type RegistrationEligibility } from '#domain/proof/new-proof'
import type { Application } from '#domain/application/application'
import type { ProofItem } from '#domain/proof/proof'
import type { Applications } from '../application/applications.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import { registrationContext, loadRegistrationApplication } from './registration-context.ts'

/** A registration page as it opens: whether it may be used, and the base proof that is approved already. */
export type OpenedRegistration = {
  readonly application: Application
  readonly verdict: RegistrationEligibility
  readonly baseApproved: boolean
  /** Documents of the approved base proof; empty while there is none. [P-046] */
  readonly baseItems: readonly ProofItem[]
}

/** Every document that an application lists, each once, wherever the answer has it. */
export const everyItem = ({ items, proofs }: Application): readonly ProofItem[] => {
  const ids = new Set(items.map(({ id }) => id))
  const further = proofs.flatMap((master) => master.items)
  return [...items, ...further.filter(({ id }) => !ids.has(id))]
}

/**
 * Loads the application on entry of a registration page and judges what may be registered there. [P-021] [P-045] [P-301]
 * Fails: RegistrationNotLoaded [P-020], SessionEnded.
 */
export const makeOpenRegistration =
  (ports: { readonly applications: Applications; readonly session: SessionStore }) => (path: ProofPath) =>
    Effect.map(loadRegistrationApplication(ports), (application): OpenedRegistration => ({
      application,
      verdict: judgeRegistration(path, registrationContext(application)).verdict,
      baseApproved: hasApprovedBaseProof(application.proofs),
      baseItems: approvedBaseItems(application.proofs, everyItem(application)),
    }))
export type OpenRegistration = ReturnType<typeof makeOpenRegistration>
export type OpenRegistrationError = Effect.Error<ReturnType<OpenRegistration>>
export const OpenRegistration = useCase<OpenRegistration>('OpenRegistration')
