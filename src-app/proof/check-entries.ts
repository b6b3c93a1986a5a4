import { type CarrierFacts, checkCarrierRequest } from '#domain/proof/carrier-request'
import { checkRegistration } from '#domain/proof/registration-checks'
import type { RegistrationFacts } from '#domain/proof/registration-checks.table'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import { useCase } from '../token.ts'

/**
 * May what was entered be sent? First of all the login cookie has to be there; then the rules in their order. Answers the
 * first refusal, or null; nothing is sent. [P-052] [P-061] [P-083]
 */
export const makeCheckEntries = ({ cookie }: { readonly cookie: SessionCookie }) => ({
  registration: (facts: Omit<RegistrationFacts, 'token'>) =>
    checkRegistration({ ...facts, token: cookie.read() !== null }),
  carriers: (facts: Omit<CarrierFacts, 'token'>) => checkCarrierRequest({ ...facts, token: cookie.read() !== null }),
})
export type CheckEntries = ReturnType<typeof makeCheckEntries>
export const CheckEntries = useCase<CheckEntries>('CheckEntries')
