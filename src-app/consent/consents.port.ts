import type { Effect } from 'effect'
import type { ConsentsData } from '#domain/consent/consent-data'
import type { CallError } from '../kernel/call.errors.ts'
import type { AlreadyApplied } from './consent.errors.ts'
import { port } from '../token.ts'

/** The consents of one application, as they are saved. */
export type ConsentsToSave = {
  readonly registrationNumber: string
  readonly ci: string
  readonly applicationNumber: string
  readonly consents: ConsentsData
}

export interface Consents {
  /** Succeeds when this person has no live application; `AlreadyApplied` when there is one. */
  readonly checkApplicant: (ci: string) => Effect.Effect<void, AlreadyApplied | CallError>
  /** Notes in the application's history that this step was reached. */
  readonly saveStepHistory: (applicationNumber: string) => Effect.Effect<void, CallError>
  /** Saves all consents together; only HTTP 200 is success. */
  readonly save: (consents: ConsentsToSave) => Effect.Effect<void, CallError>
}
export const Consents = port<Consents>('Consents')
