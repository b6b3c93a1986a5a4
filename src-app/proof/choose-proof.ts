import type { Route } from '#domain/pages/routes'
import type { Proof } from '#domain/proof/proof'
import type { RegistrationPath } from '#domain/proof/registration/registration-eligibility'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'

/**
 * The proof that a browser history entry shows, and the proof's application. URLs never contain a proof id, so the
 * history entry stores it. [P-281]
 */
export type ChosenProof = { readonly proofId: string; readonly ofApplication: string }

/**
 * Stores the chosen proof in the session. Returns the page that shows it, or the page that adds base files to it.
 * `chosen` is stored in the history entry, so that Back shows the same proof. [A-186] [P-114]
 */
export const ChooseProof = useCase(
  'ChooseProof',
  { session: SessionStore },
  (ports) =>
    (
      { id }: Pick<Proof, 'id'>,
      to: 'show' | 'addBase' = 'show',
    ): { readonly next: Route; readonly chosen: ChosenProof } => {
      ports.session.update((session) => ({ ...session, proofId: id }))
      const chosen = { proofId: id, ofApplication: ports.session.read().applicationNumber }
      return { next: to === 'show' ? '/detail-page' : '/proof-reg-add', chosen }
    },
)

const PAGE_OF_PATH = {
  general: '/proof-reg-all',
  direct: '/proof-reg',
  parcel: '/proof-reg-parcel',
} as const satisfies Record<RegistrationPath, Route>

/** Stores the chosen registration path in the session and returns its page. [P-013] [P-016] */
export const ChooseProofPath = useCase(
  'ChooseProofPath',
  { session: SessionStore },
  (ports) =>
    (path: RegistrationPath): { readonly next: Route } => {
      ports.session.update((session) => ({ ...session, registrationPath: path, proofDetailTypes: [] }))
      return { next: PAGE_OF_PATH[path] }
    },
)
export type ChooseProofPath = ServiceOf<typeof ChooseProofPath>
