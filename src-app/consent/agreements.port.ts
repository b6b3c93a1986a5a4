import type { Effect } from 'effect'
import type { KeptAgreements } from '#domain/consent/consent-data'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** The agreements of both consent pages, as the session keeps them. [P-271] */
export type AgreementsToSave = {
  readonly applicationNumber: string
  readonly personal: KeptAgreements
  readonly mydata: KeptAgreements
}

/** The older way to save agreements. No screen takes it; a deployment whose back end knows no other one can. [P-271] */
export interface Agreements {
  readonly save: (agreements: AgreementsToSave) => Effect.Effect<void, CallError>
}
export const Agreements = port<Agreements>('Agreements')
