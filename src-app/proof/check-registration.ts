import { type CarrierRequestFacts, decideCarrierRequest } from '#domain/proof/carrier-request'
import type { RegistrationFacts } from '#domain/proof/registration-checks.table'
import { decideRegistrationForm } from '#domain/proof/registration-checks'
import type { StagedChanges } from '#domain/proof/staged-changes'
import { decideSupplementSubmission, type ProofEntries } from '#domain/proof/supplement-checks'
import { SessionCookie } from '../session/session-cookie.port.ts'
import { useCase } from '../token.ts'
import { toSupplement } from './load-chosen-proof.ts'
import type { LoadedProof } from './proof.errors.ts'

/**
 * Decides whether the entries may be sent. Checks the login cookie first, then the rules in their order. Sends nothing.
 * [P-052] [P-061]
 */
export const CheckRegistration = useCase(
  'CheckRegistration',
  { cookie: SessionCookie },
  ({ cookie }) =>
    (facts: Omit<RegistrationFacts, 'token'>) =>
      decideRegistrationForm({ ...facts, token: cookie.read() !== null }),
)

/**
 * Decides whether a request to the carriers may be sent. Checks the login cookie first, like `CheckRegistration`.
 * [P-052] [P-083]
 */
export const CheckCarrierRequest = useCase(
  'CheckCarrierRequest',
  { cookie: SessionCookie },
  ({ cookie }) =>
    (facts: Omit<CarrierRequestFacts, 'token'>) =>
      decideCarrierRequest({ ...facts, token: cookie.read() !== null }),
)

/**
 * Returns the first rule that this supplement violates. Runs before the person confirms, and again after the proof was
 * read: `wasStaged` is then true if the person staged changes, even if none is still possible. [P-133] to [P-139] [D3-10]
 */
export const CheckSupplement = useCase(
  'CheckSupplement',
  { cookie: SessionCookie },
  (ports) => (loaded: LoadedProof, entered: ProofEntries, staged: StagedChanges<unknown>, wasStaged?: boolean) =>
    decideSupplementSubmission(toSupplement(loaded, entered, staged, wasStaged), ports.cookie.read() !== null),
)
