import type { Effect } from 'effect'
import type { LookupAnswer, LookupQuestion } from '#domain/business/business-lookup'
import type { EntityType } from '#domain/business/entity-type'
import type { StatedPayment } from '#domain/business/payment-type'
import type { RegistrationNumber } from '#domain/business/registration-number'
import type { BizStatusFacts } from '#domain/business/tax-status'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the registry says of a number. `applicationNumber` is empty where the number may not go on. [E-084] */
export type RegistryEntry = {
  readonly applicationNumber: string
  readonly paymentType: StatedPayment | null
  readonly entityType: EntityType | null
  readonly taxStatus: BizStatusFacts
}

/** The lookup's answer: whether it succeeded, and how many submitted applications there are. [E-095] [D1-34] */
export type ApplicationCountAnswer = {
  readonly success: boolean
  readonly count: number
  readonly message: string | null
}

/** The portal's register of businesses. */
export interface BusinessRegistry {
  /** Registers a number for an application and says how the tax office sees it. [E-084] */
  readonly register: (number: RegistrationNumber) => Effect.Effect<RegistryEntry, CallError>
  /** Whether submitted applications of the number exist, as the lookup said it. [E-095] */
  readonly countApplications: (number: RegistrationNumber) => Effect.Effect<ApplicationCountAnswer, CallError>
}
export const BusinessRegistry = port<BusinessRegistry>('BusinessRegistry')

export interface BusinessLookup {
  /** Asks the tax office whether these data are those of a registered business. */
  readonly ask: (question: LookupQuestion) => Effect.Effect<LookupAnswer, CallError>
}
export const BusinessLookup = port<BusinessLookup>('BusinessLookup')
