import type { Route } from '#domain/session/routes'
import type { Proof } from '#domain/proof/proof'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'

/** Notes in the session which proof its page is to show, and says where that is. */
export const makeChooseProof =
  (ports: { readonly session: SessionStore }) =>
  ({ id }: Pick<Proof, 'id'>): { readonly next: Route } => {
    ports.session.update((session) => ({ ...session, proofId: id }))
    return { next: '/detail-page' }
  }
export type ChooseProof = ReturnType<typeof makeChooseProof>
export const ChooseProof = useCase<ChooseProof>('ChooseProof')
