import type { Effect } from 'effect'
import type { EntityType } from '#domain/business/entity-type'
import type { PaymentType } from '#domain/business/payment-type'
import type { RegistrationNumber } from '#domain/business/registration-number'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the registry says of a number. The last two stand as they came: the domain reads them. [E-084] */
export type RegistryEntry = {
  readonly applicationNumber: string
  readonly paymentType: PaymentType | null
  readonly entityType: EntityType | null
  readonly bSttCd: unknown
  readonly errCd: unknown
}

/** The lookup's answer: its own status word and the count in one of its forms; the domain reads both. [E-095] [D1-34] */
export type ApplicationCountAnswer = {
  readonly status: unknown
  readonly result: unknown
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
