import { decideCarrierRequest, type CarrierRequestFacts } from '#domain/proof/registration/carrier-request'
import { decideRegistrationForm } from '#domain/proof/registration/registration-checks'
import type { RegistrationFacts } from '#domain/proof/registration/registration-checks.table'
import { decideSupplementSubmission, type Supplement } from '#domain/proof/supplement/supplement-checks'
import { useCase } from '../kernel/token.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'

/**
 * Decides whether the entries of a form about proofs may be sent. Without the cookie of a login, none may. [P-052]
 * [P-134]
 */
export const CheckProofEntries = useCase('CheckProofEntries', { cookie: SessionCookie }, ({ cookie }) => {
  const isSignedIn = () => cookie.read() !== null
  return {
    registration: (facts: Omit<RegistrationFacts, 'token'>) =>
      decideRegistrationForm({ ...facts, token: isSignedIn() }),
    carriers: (facts: Omit<CarrierRequestFacts, 'token'>) => decideCarrierRequest({ ...facts, token: isSignedIn() }),
    supplement: (supplement: Supplement) => decideSupplementSubmission(supplement, isSignedIn()),
  } as const
})
