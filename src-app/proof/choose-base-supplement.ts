import type { Route } from '#domain/session/routes'
import type { Proof } from '#domain/proof/proof'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'

/** Notes in the session whose base files are to be added, and says where that is done. [P-114] */
export const makeChooseBaseSupplement =
  (ports: { readonly session: SessionStore }) =>
  ({ id }: Pick<Proof, 'id'>): { readonly next: Route } => {
    ports.session.update((session) => ({ ...session, proofId: id }))
    return { next: '/proof-reg-add' }
  }
export type ChooseBaseSupplement = ReturnType<typeof makeChooseBaseSupplement>
export const ChooseBaseSupplement = useCase<ChooseBaseSupplement>('ChooseBaseSupplement')
