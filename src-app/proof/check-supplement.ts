import { judgeSupplement, type ProofEntries } from '#domain/proof/supplement-checks'
import type { StagedChanges } from '#domain/proof/staged-changes'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import { useCase } from '../token.ts'
import { type LoadedProof, supplementOf } from './loaded-proof.ts'

/** What stands against sending this supplement, before anybody is asked to confirm it. [P-133] to [P-139] [D3-10] */
export const makeCheckSupplement =
  (ports: { readonly cookie: SessionCookie }) =>
  (loaded: LoadedProof, entered: ProofEntries, staged: StagedChanges<unknown>) =>
    judgeSupplement(supplementOf(loaded, entered, staged), ports.cookie.read() !== null)
export type CheckSupplement = ReturnType<typeof makeCheckSupplement>
export const CheckSupplement = useCase<CheckSupplement>('CheckSupplement')
