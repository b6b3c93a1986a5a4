import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Agreements in the form of the older call: each part as the session keeps it. [P-271] */
export type AgreementsToSave = {
  readonly aplyNo: string
  readonly personalInfo: unknown
  readonly mydataInfo: unknown
}

/** The older way to save agreements. No screen takes it; a deployment whose back end knows no other one can. [P-271] */
export interface Agreements {
  readonly save: (agreements: AgreementsToSave) => Effect.Effect<void, CallError>
}
export const Agreements = port<Agreements>('Agreements')
