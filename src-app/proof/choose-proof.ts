import type { Proof } from '#domain/proof/proof'
import type { ProofPath } from '#domain/proof/proof-allowed'
import type { Route } from '#domain/session/routes'
import type { Session } from '#domain/session/session'
import { SessionStore } from '../session/session-store.port.ts'
import { type ServiceOf, useCase } from '../token.ts'

/** The proof that an entry of the history is about, with its application; no address has its number. [P-281] */
export type ChosenProof = { readonly proofId: string; readonly ofApplication: string }

/**
 * Notes in the session which proof a page is about, and says where that is: it is shown, or base files are added to it.
 * `chosen` goes into the history with it, so that Back shows the proof that was shown. [A-186] [P-114] [P-281]
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

/** Where each path leads, and what the session notes of it. `generalProof` `Y` hides the choice between types. [P-013] [P-016] [P-025] */
const PATHS = {
  general: { next: '/proof-reg-all', proofType: 'general', generalProof: true },
  direct: { next: '/proof-reg', proofType: 'direct', generalProof: false },
  parcel: { next: '/proof-reg-parcel', proofType: 'parcel', generalProof: false },
} as const satisfies Record<ProofPath, { readonly next: Route } & Pick<Session, 'proofType' | 'generalProof'>>

/** Notes in the session which proof is going to be registered, and says where that is done. [P-013] [P-016] */
export const ChooseProofPath = useCase(
  'ChooseProofPath',
  { session: SessionStore },
  (ports) =>
    (path: ProofPath): { readonly next: Route } => {
      const { next, ...noted } = PATHS[path]
      ports.session.update((session) => ({ ...session, ...noted, proofDetailTypes: [] }))
      return { next }
    },
)
export type ChooseProofPath = ServiceOf<typeof ChooseProofPath>
