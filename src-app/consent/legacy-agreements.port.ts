import type { Effect } from 'effect'
import type { SessionAgreementsOfPage } from '#domain/consent/consent-data'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The agreements of both consent pages, as stored in the session. [P-271] */
type LegacyAgreementsToSave = {
  readonly applicationNumber: string
  readonly personal: SessionAgreementsOfPage
  readonly mydata: SessionAgreementsOfPage
}

/** The older call for saving agreements, which the specification describes. No use case makes it. [P-271] */
export interface LegacyAgreements {
  readonly save: (agreements: LegacyAgreementsToSave) => Effect.Effect<void, CallError>
}
export const LegacyAgreements = port<LegacyAgreements>('LegacyAgreements')
