import { type CarrierFacts, decideCarrierRequest } from '#domain/proof/carrier-request'
import { decideRegistrationForm, type RegistrationFacts } from '#domain/proof/registration-checks'
import type { StagedChanges } from '#domain/proof/staged-changes'
import { decideSupplementSubmission, type ProofEntries } from '#domain/proof/supplement-checks'
import { SessionCookie } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import { supplementOf } from './load-proof.ts'
import type { LoadedProof } from './proof.errors.ts'

/**
 * Decides whether the entries may be sent: first the login cookie has to be there, then the rules in their order.
 * Nothing is sent. [P-052] [P-061]
 */
export const CheckRegistration = useCase(
  'CheckRegistration',
  { cookie: SessionCookie },
  ({ cookie }) =>
    (facts: Omit<RegistrationFacts, 'token'>) =>
      decideRegistrationForm({ ...facts, token: cookie.read() !== null }),
)

/** The same for a request to the carriers. [P-052] [P-083] */
export const CheckCarriers = useCase(
  'CheckCarriers',
  { cookie: SessionCookie },
  ({ cookie }) =>
    (facts: Omit<CarrierFacts, 'token'>) =>
      decideCarrierRequest({ ...facts, token: cookie.read() !== null }),
)

/** The first reason against sending this supplement, for the question before it. [P-133] to [P-139] [D3-10] */
export const CheckSupplement = useCase(
  'CheckSupplement',
  { cookie: SessionCookie },
  (ports) => (loaded: LoadedProof, entered: ProofEntries, staged: StagedChanges<unknown>) =>
    decideSupplementSubmission(supplementOf(loaded, entered, staged), ports.cookie.read() !== null),
)
