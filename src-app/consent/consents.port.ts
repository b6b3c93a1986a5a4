import { type Effect, Data } from 'effect'
import type { Applicant } from '#domain/application/application'
import type { SavedConsents } from '#domain/consent/consent-data'
import type { ConsentPage } from '#domain/consent/consent-groups'
import type { DecidingRule } from '#domain/kernel/decide'
import type { CallError, RefusingRule } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The consents of one application, as they are saved. */
export type ConsentsToSave = Applicant & {
  readonly applicationNumber: string
  readonly consents: SavedConsents
}

export interface Consents {
  /** Checks that this person has no live application; otherwise fails with `AlreadyApplied`. */
  readonly checkApplicant: (ci: string) => Effect.Effect<void, AlreadyApplied | CallError>
  /** Records in the application's history that the consent step was reached. */
  readonly saveStepHistory: (applicationNumber: string) => Effect.Effect<void, CallError>
  /**
   * Saves all consents together; only HTTP 200 is success. Fails with `AlreadyApplied` if the application was already
   * received.
   */
  readonly save: (consents: ConsentsToSave) => Effect.Effect<void, AlreadyApplied | CallError>
}
export const Consents = port<Consents>('Consents')

/** This person already has a live application, so that a second one is not possible. */
export class AlreadyApplied extends Data.TaggedError('AlreadyApplied')<RefusingRule> {}

/** The consents were not saved; they stay as chosen and may be sent again. */
export class ConsentsNotSaved extends Data.TaggedError('ConsentsNotSaved')<{ readonly cause: unknown }> {}

/**
 * Consents of this page are missing, so nothing was sent; the person has to give them first. `because` is the rule that
 * requires them.
 */
export class ConsentsIncomplete extends Data.TaggedError('ConsentsIncomplete')<{
  readonly page: ConsentPage
  readonly because: DecidingRule
}> {}
